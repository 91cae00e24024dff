/** What lies on one side of a trade. An item may be named by its id or by its text, as the scene began with it. */
import type { Item } from "./scene";

export const holds = (list: readonly string[], item: Item): boolean => list.includes(item.id) || list.includes(item.text);

export function toggled(list: string[], item: Item): string[] {
  return holds(list, item) ? list.filter((each) => each !== item.id && each !== item.text) : [...list, item.id];
}
