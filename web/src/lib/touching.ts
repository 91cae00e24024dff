/** Touching and dragging: a thing with `data-id` is touched by a click, or by dropping something on it. */
import type { Stage } from "./stage.svelte";

const NEAR = 8; // pixels before a press becomes a drag

export interface Touching {
  stage: Stage;
  id: string;
  drags: boolean;
  /** What follows the finger; the thing itself where nothing else is said. */
  carried?: () => HTMLElement | null | undefined;
  /** What a click does, where it is not simply a touch. */
  tap?: () => void;
  /** What dropping does where it is not a touch of the target. Says whether it did something. */
  drop?: (target: string) => boolean;
}

export function touchable(node: HTMLElement, args: Touching): { update(next: Touching): void; destroy(): void } {
  let now = args;
  let start: { x: number; y: number; id: number } | null = null;
  let held: HTMLElement | null = null; // what is being dragged
  let over: Element | null = null;
  let justDragged = false;

  const down = (event: PointerEvent): void => {
    if (!now.drags || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(event.pointerId);
  };
  const lift = (): void => {
    held = now.carried?.() ?? node;
    held.classList.add("dragged");
    const { stage, id } = now;
    const more = stage.scene?.choices.every((choice) => choice.touch.length > 1 || choice.touch[0] !== id);
    if ((stage.lit.has(id) || stage.started.has(id)) && !stage.path.includes(id) && more) stage.touch(id);
  };
  const moving = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!held && Math.hypot(dx, dy) > NEAR) lift();
    if (!held) return;
    held.style.translate = `${dx}px ${dy}px`;
    const under = below(event);
    if (under === over) return;
    over?.classList.remove("over");
    over = under;
    over?.classList.add("over");
  };
  const below = (event: PointerEvent): HTMLElement | null => {
    const shown = held!.style.visibility;
    held!.style.visibility = "hidden";
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-id], [data-drop]") ?? null;
    held!.style.visibility = shown;
    return found;
  };
  const up = (event: PointerEvent): void => {
    if (start && held) {
      justDragged = true;
      setTimeout(() => (justDragged = false), 0);
      const under = below(event);
      if (drop(under?.dataset.id ?? "", under !== null)) now.stage.layDown(held);
      else held.style.translate = "";
    }
    cease();
  };
  /** Whether dropping did something. */
  const drop = (target: string, onTable: boolean): boolean => {
    const { stage, id } = now;
    if (target && target !== id && now.drop?.(target)) return true;
    if (target && target !== id && stage.lit.has(target)) return (stage.touch(target), true);
    const thrown = !stage.path.includes(id) && stage.lit.has(id) && onTable && target !== id; // a card thrown on the table
    if (thrown) stage.touch(id);
    return thrown;
  };
  const click = (event: MouseEvent): void => {
    if (justDragged) event.preventDefault();
    else if (now.tap) now.tap();
    else now.stage.touch(now.id);
  };
  const cease = (): void => {
    held?.classList.remove("dragged");
    over?.classList.remove("over");
    start = held = over = null;
  };
  const cancel = (): void => {
    if (held) held.style.translate = "";
    cease();
  };
  const end = new AbortController();
  const { signal } = end;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", moving, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", cancel, { signal });
  node.addEventListener("click", click, { signal });
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => end.abort(),
  };
}

/** Arrow keys inside a group of controls: the nearest one in that direction. One of them is reached by Tab. */
export function roving(node: HTMLElement): { destroy(): void } {
  const controls = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>("button[data-id]")].filter((each) => each.offsetParent !== null);
  const one = (chosen?: HTMLElement): void => {
    const all = controls();
    const now =
      chosen ?? all.find((each) => each === document.activeElement) ?? all.find((each) => each.classList.contains("legal")) ?? all[0];
    for (const each of all) each.tabIndex = each === now ? 0 : -1;
  };
  const key = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here = document.activeElement as HTMLElement | null;
    if (!way || !here?.dataset.id || !node.contains(here)) return;
    event.preventDefault();
    const next = nearest(here, controls(), way[0]!, way[1]!);
    if (!next) return;
    one(next);
    next.focus({ preventScroll: node.dataset.scrolls === undefined });
  };
  const focus = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (target.dataset.id) one(target);
  };
  /** Whoever comes back by Tab comes to what may be touched, not to where they were. */
  const leave = (event: FocusEvent): void => {
    if (!node.contains(event.relatedTarget as Node | null)) one(controls().find((each) => each.classList.contains("legal")));
  };
  const watch = new MutationObserver(() => one());
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  one();
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", focus);
  node.addEventListener("focusout", leave);
  node.dataset.arrows = "";
  return {
    destroy: () => {
      watch.disconnect();
      node.removeEventListener("keydown", key);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("focusout", leave);
    },
  };
}

function nearest(from: HTMLElement, all: HTMLElement[], dx: number, dy: number): HTMLElement | undefined {
  const middle = (each: HTMLElement): [number, number] => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const [ex, ey] = middle(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 4) continue;
    const far = (along + across * 2.5) * (each.classList.contains("legal") ? 0.6 : 1); // what may be touched draws the focus
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

/** Scrolls a box of its own so far that something that may be touched is in sight, where nothing of it is. */
export function seesLit(box: HTMLElement, lit: ReadonlySet<string>): { update(now: ReadonlySet<string>): void } {
  let was = -1; // where it stood before it was moved for something lit; -1: it was not
  let put = -1;
  const look = (now: ReadonlySet<string>): void => {
    const things = [...box.querySelectorAll<HTMLElement>("[data-id]")].filter((node) => now.has(node.dataset.id!));
    const frame = box.getBoundingClientRect();
    const seen = (from: number): boolean =>
      things.some((node) => {
        const [at, by] = [node.getBoundingClientRect(), box.scrollTop - from];
        return at.top + by >= frame.top - 1 && at.bottom + by <= frame.bottom + 1;
      });
    if (was >= 0 && Math.abs(box.scrollTop - put) > 2) was = -1; // somebody has scrolled since
    if (was >= 0 && (things.length === 0 || seen(was))) {
      box.scrollTop = was;
      was = -1;
    }
    if (things.length === 0 || seen(box.scrollTop)) return;
    if (was < 0) was = box.scrollTop;
    box.scrollTop += things[0]!.getBoundingClientRect().bottom - frame.bottom + 12;
    put = box.scrollTop;
  };
  const later = (now: ReadonlySet<string>): void => void requestAnimationFrame(() => look(now));
  later(lit);
  return { update: later };
}
