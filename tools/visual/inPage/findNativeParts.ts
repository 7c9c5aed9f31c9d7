/**
 * Runs in the page: names what the system would draw in its own way in a picture of the open story. The colours of rings,
 * selections and controls, and how wide a scroll bar is, come from the desktop of a machine unless a style says them.
 */
export function findNativeParts(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 200);
  const isDrawnByTheBrowser = (style: CSSStyleDeclaration) => style.appearance !== 'none';
  // Colours of controls, which `accent-color` sets; dates, files and colours open and show parts that nothing sets.
  const accented = 'input:is([type="checkbox"], [type="radio"], [type="range"]), progress';
  const unstyled =
    'input:is([type="date"], [type="time"], [type="datetime-local"], [type="month"], [type="week"], [type="color"], [type="file"])';

  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.sb-wrapper, #storybook-docs, svg')) continue;
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // What is only there for screen readers is one pixel wide.
    const isSeen =
      width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen) continue;
    if (style.outlineStyle === 'auto') found.push(`the focus ring of the browser on ${nameOf(element)}`);
    if (element.matches(accented) && isDrawnByTheBrowser(style) && style.accentColor === 'auto')
      found.push(`a control in the accent colour of the system: ${nameOf(element)}`);
    if (element.matches(unstyled) && isDrawnByTheBrowser(style))
      found.push(`a control that the browser draws: ${nameOf(element)}`);
  }

  const selection = getSelection();
  const selected = selection && !selection.isCollapsed ? selection.anchorNode : null;
  const holder = selected instanceof Element ? selected : selected?.parentElement;
  if (holder && /^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(holder, '::selection').backgroundColor))
    found.push(`a selection in the colour of the system in ${nameOf(holder)}`);
  return found;
}
