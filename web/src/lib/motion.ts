/** Gliding: where things were drawn, where they are now, and the way between. */
import { DEALT, type Glide } from "./diff";
import type { Scene } from "./scene";
import { still } from "./settings.svelte";
import { walk } from "./walk";

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  unit: string; // by which the style sheet draws it
  node: HTMLElement;
}
export interface Places {
  pieces: Map<string, Spot>;
  places: Map<string, Spot>;
  labels: Map<string, Spot>;
}

function spot(node: HTMLElement): Spot {
  const box = node.getBoundingClientRect();
  const unit = getComputedStyle(node).getPropertyValue("--w");
  const [w, h] = [node.offsetWidth || box.width, node.offsetHeight || box.height];
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w, h, unit, node };
}

function spots(root: HTMLElement, name: "piece" | "place" | "label"): Map<string, Spot> {
  return new Map([...root.querySelectorAll<HTMLElement>(`[data-${name}]:not(.again *)`)].map((node) => [node.dataset[name]!, spot(node)]));
}

/** Where everything is drawn now, but for what is drawn once more (`again`): pieces by id; zones, spaces and seats by id; and what zones are called, by zone. */
export function measure(root: HTMLElement): Places {
  const places = spots(root, "place");
  places.set(DEALT, { ...(places.get(DEALT) ?? spot(root)), w: 0 });
  return { pieces: spots(root, "piece"), places, labels: spots(root, "label") };
}

/** A duration of the style sheet in milliseconds: "280ms" as it is written, ".28s" as a minifier leaves it. */
export function milliseconds(written: string): number {
  const number = parseFloat(written) || 0;
  return /[\d.]s\s*$/.test(written) ? number * 1000 : number;
}

export const time = (name: string): number => milliseconds(getComputedStyle(document.documentElement).getPropertyValue(name));

const DEAL = 40; // milliseconds between one dealt card and the next
const LONGEST_DEAL = 1000;

/** Plays the way from the old places to the new. Says for how long somebody walks; no input waits for it. */
export function move(root: HTMLElement, old: Places, glides: readonly Glide[], scene: Scene): number {
  if (still() || typeof root.animate !== "function") return 0;
  const now = measure(root);
  const duration = time("--t-glide");
  const byId = new Map(glides.filter((glide) => glide.id).map((glide) => [glide.id, glide]));
  let dealt = 0;
  const walkers: Walker[] = [];
  for (const [id, at] of now.pieces) {
    const glide = byId.get(id);
    const from = (glide?.was ? old.pieces.get(glide.was) : old.pieces.get(id)) ?? (glide ? old.places.get(glide.from) : undefined);
    if (!from) continue;
    const dx = from.x - at.x;
    const dy = from.y - at.y;
    if (Math.abs(dx) + Math.abs(dy) < 2 && !glide?.turns) continue;
    if (at.node.dataset.walks && glide && scene.board && (scene.board.kind === "loop" || scene.board.kind === "track")) {
      walkers.push(walker(at, from, glide, scene));
      continue;
    }
    const delay = glide?.turns && !glide.was ? Math.min(DEAL * dealt++, LONGEST_DEAL) : 0;
    const first: Keyframe = { translate: `${dx}px ${dy}px`, scale: String(from.w && from.w < 400 ? from.w / at.w : 1), zIndex: 20 };
    if (glide?.turns) first.rotate = "y 90deg";
    const last: Keyframe = { translate: "0px 0px", scale: "1", zIndex: 20 };
    if (glide?.turns) last.rotate = "y 0deg";
    at.node.animate([first, last], { duration, delay, easing: "cubic-bezier(.2,.75,.2,1)", fill: "backwards" });
  }
  for (const [id, at] of now.labels) {
    const from = old.labels.get(id);
    if (from) slide(at, from, duration);
  }
  for (const glide of glides) if (!glide.id) depart(root, old, now, glide, duration * 1.2);
  return stroll(walkers, now);
}

/** What something is called goes along with it. */
function slide(at: Spot, from: Spot, duration: number): void {
  const [dx, dy] = [from.x - at.x, from.y - at.y];
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  at.node.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration, easing: "cubic-bezier(.2,.75,.2,1)" });
}

/** A piece that is shown no longer goes to the pile or the seat that took it. */
function depart(root: HTMLElement, old: Places, now: Places, glide: Glide, duration: number): void {
  const from = old.pieces.get(glide.was);
  const to = now.places.get(glide.to);
  if (!from || !to) return;
  const ghost = from.node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  ghost.removeAttribute("data-id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const frame = root.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${from.x - from.w / 2 - frame.x}px`,
    top: `${from.y - from.h / 2 - frame.y}px`,
    width: `${from.w}px`,
    margin: "0",
    transform: "none",
    pointerEvents: "none",
    zIndex: "20",
  });
  ghost.style.setProperty("--w", from.unit);
  root.append(ghost);
  const way = ghost.animate([{ translate: "0px 0px" }, { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: "0.6" }], {
    duration,
    easing: "cubic-bezier(.2,.75,.2,1)",
  });
  way.onfinish = way.oncancel = () => ghost.remove();
}

/** Somebody on the board who goes elsewhere, space by space, or is carried there: over one space only. */
interface Walker {
  at: Spot;
  from: Spot;
  glide: Glide;
  path: readonly string[];
}

function walker(at: Spot, from: Spot, glide: Glide, scene: Scene): Walker {
  const carried = glide.piece.tag !== ""; // "in jail": nobody walks there
  return { at, from, glide, path: carried ? [glide.to] : walk(scene.board!.spaces, glide.from, glide.to) };
}

const walkTime = (walker: Walker): number =>
  walker.path.length === 1 ? time("--t-glide") : Math.min(1200, (walker.path.length + 1) * time("--t-step"));

/** Who stands in the way of another leaves when the other arrives. Two who change places go at once. */
function waits(walker: Walker, all: readonly Walker[]): number {
  const others = all.filter((each) => each !== walker && each.glide.from !== walker.glide.to && each.path.includes(walker.glide.from));
  return walker.path.length === 1 ? Math.max(0, ...others.map(walkTime)) : 0;
}

/** Everyone walks space by space, and hurries on a long way. How long it takes. */
function stroll(walkers: readonly Walker[], now: Places): number {
  const ends = walkers.map((each) => {
    const [delay, duration] = [waits(each, walkers), walkTime(each)];
    const stops = each.path.slice(0, -1).map((id) => now.places.get(id));
    const frames = [each.from, ...stops.filter((stop) => stop !== undefined), each.at].map(({ x, y }) => ({
      translate: `${x - each.at.x}px ${y - each.at.y}px`,
    }));
    each.at.node.animate(frames, { duration, delay, easing: "ease-in-out", fill: "backwards" });
    return delay + duration;
  });
  return Math.max(0, ...ends);
}
