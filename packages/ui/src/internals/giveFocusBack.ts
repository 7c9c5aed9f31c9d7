/** Focuses an element again after a layer has closed, unless the person has moved the focus elsewhere meanwhile. */
export function giveFocusBack(element: Element | null, layer: Element): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body || layer.contains(activeElement);
  if (isLost && element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
