/** Where in the program this page is: the address decides. */

export const place = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", () => Object.assign(place, { path: location.pathname, query: location.search }));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  Object.assign(place, { path: location.pathname, query: location.search });
  scrollTo(0, 0);
}

/** For links: stays in the page unless another window is asked for. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const onclick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute("href")!);
  };
  node.addEventListener("click", onclick);
  return { destroy: () => node.removeEventListener("click", onclick) };
}
