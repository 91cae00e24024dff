/** Games seen again: all hands open, and the names of a record. */
import type { Scene, Zone } from "./scene";

/** The first seat's scene, with each zone as the seat that sees most of it sees it, and nobody to move. */
export function opened(scenes: readonly Scene[]): Scene {
  const [base] = scenes;
  const faces = (zone: Zone): number => zone.pieces.filter((piece) => piece.face !== "").length;
  const best = new Map<string, { zone: Zone; seat: number }>();
  for (const [seat, scene] of scenes.entries()) {
    for (const zone of scene.zones) {
      const held = best.get(zone.id);
      if (!held || faces(zone) > faces(held.zone)) best.set(zone.id, { zone, seat });
    }
  }
  const zones = base!.zones.map((zone) => best.get(zone.id)!.zone);
  const names = new Map(base!.seats.map((seat) => [seat.seat, seat.name]));
  return {
    ...base!,
    zones: zones.map((zone) => (zone.kind === "hand" && zone.seat >= 0 ? { ...zone, label: names.get(zone.seat) ?? zone.label } : zone)),
    choices: [],
    buttons: [],
    bargain: null,
  };
}

/** The review of a record file comes without names: here are those of the file. */
export function named<V>(review: V, record: string): V {
  const names = [...record.matchAll(/^name: (.*)$/gm)].map((line) => line[1]!);
  const put = (text: string): string => text.replace(/Player (\d+)/g, (all, seat: string) => names[Number(seat) - 1] ?? all);
  return JSON.parse(JSON.stringify(review), (_, value: unknown) => (typeof value === "string" ? put(value) : value)) as V;
}
