/** Copying text, also where the browser keeps its clipboard for secure pages: then the old way, by a field that is selected. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    /* it was refused: the old way may still be open */
  }
  return copyByField(text);
}

function copyByField(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;left:0;top:0;width:1px;height:1px;padding:0;border:0;opacity:0;font-size:16px";
  (before?.closest("dialog") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    /* this browser has no way at all */
  }
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}
