/** What a table does besides being seen: sounds, a shaking phone, a voice. Each is a choice of the person, none is the only sign. */
import { settings } from "./settings.svelte";
import { play, type SoundName } from "./sound";
import { language } from "../text";

export const sound = (name: SoundName, delay = 0, gain = 1): void => play(name, settings.quiet ? 0 : settings.sound, delay, gain);

export function buzz(): void {
  if (settings.buzz && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}

/** Reads aloud, one sentence after the other. */
export function speak(sentences: readonly string[]): void {
  if (!settings.aloud || settings.quiet || typeof speechSynthesis === "undefined" || document.hidden) return;
  for (const sentence of sentences) {
    const said = new SpeechSynthesisUtterance(sentence);
    said.lang = language;
    said.volume = settings.sound;
    speechSynthesis.speak(said);
  }
}

/** Stops reading: something newer is to be said. */
export const hush = (): void => {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
};
