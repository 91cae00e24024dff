/** Named sets of house rules. */
import type { Preset, Value } from "./protocol";

/** The set of house rules that changes exactly these options. */
export function presetOf(presets: readonly Preset[], options: Record<string, Value>): Preset | undefined {
  const names = Object.keys(options);
  return presets.find(
    (each) => Object.keys(each.options).length === names.length && names.every((name) => each.options[name] === options[name]),
  );
}
