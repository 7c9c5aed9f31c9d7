/** Copies a text as pages did before they had a clipboard. @throws Error where it is refused */
function copyByCommand(text: string): void {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  // Out of sight, and where it scrolls nothing.
  area.style.cssText = 'position:fixed;inset:0;opacity:0';
  document.body.append(area);
  area.focus({ preventScroll: true });
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isDone) throw new Error('The browser did not copy.');
}

/**
 * Copies a text to the clipboard. To be called by the press itself: a browser lets nothing else copy. Pages that are not encrypted have no
 * clipboard, and a page within another one may not be allowed to use it: both use the command of browsers before it. Rejects where the
 * browser refuses that too.
 */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) return copyByCommand(text);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByCommand(text);
  }
}
