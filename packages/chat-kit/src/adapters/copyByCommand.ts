/** Copies a text as pages did before they had a clipboard; those without encryption still have none. @throws Error where it is refused */
export function copyByCommand(text: string): void {
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
