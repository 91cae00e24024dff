/** Touching and dragging: a thing with `data-id` is touched by a click, or by dropping something on it. */
import type { Stage } from "./stage.svelte";

const NEAR = 8; // pixels before a press becomes a drag

export function touchable(
  node: HTMLElement,
  args: { stage: Stage; id: string; drags: boolean },
): { update(next: typeof args): void; destroy(): void } {
  let now = args;
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;
  let justDragged = false;

  const down = (event: PointerEvent): void => {
    if (!now.drags || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    node.setPointerCapture(event.pointerId);
  };
  const moving = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragging && Math.hypot(dx, dy) > NEAR) {
      dragging = true;
      node.classList.add("dragged");
      const { stage, id } = now;
      if (
        stage.lit.has(id) &&
        !stage.path.includes(id) &&
        stage.scene?.choices.every((choice) => choice.touch.length > 1 || choice.touch[0] !== id)
      )
        stage.touch(id);
    }
    if (dragging) node.style.translate = `${dx}px ${dy}px`;
  };
  const up = (event: PointerEvent): void => {
    if (!start) return;
    start = null;
    if (!dragging) return;
    dragging = false;
    justDragged = true;
    setTimeout(() => (justDragged = false), 0);
    node.classList.remove("dragged");
    node.style.visibility = "hidden";
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-id], [data-drop]");
    node.style.visibility = "";
    node.style.translate = "";
    drop(below?.dataset.id ?? "", below !== null);
  };
  const drop = (target: string, onTable: boolean): void => {
    const { stage, id } = now;
    if (target && target !== id && stage.lit.has(target)) return stage.touch(target);
    if (!stage.path.includes(id) && onTable && target !== id) stage.touch(id); // a card thrown on the table
  };
  const click = (event: MouseEvent): void => {
    if (justDragged) return event.preventDefault();
    now.stage.touch(now.id);
  };
  const cancel = (): void => {
    start = null;
    dragging = false;
    node.classList.remove("dragged");
    node.style.translate = "";
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", moving);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click);
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", moving);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("click", click);
    },
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
