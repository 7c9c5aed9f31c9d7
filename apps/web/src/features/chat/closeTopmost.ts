/** What lies over the page and goes away with Escape; what is leaving already does not count. */
const overlays =
  '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], [role="menu"][data-state="open"], search';

/** Presses Escape for the person in whatever lies on top; answers whether there was anything that it closed. */
export function closeTopmost(): boolean {
  const topmost = [...document.querySelectorAll(overlays)].at(-1);
  if (!topmost) return false;
  const focused = document.activeElement;
  const target = topmost.contains(focused) && focused ? focused : (topmost.querySelector('input') ?? topmost);
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  target.dispatchEvent(press);
  return press.defaultPrevented;
}
