/**
 * Marks the element of everything that lies over the page and can be closed, while it is open. What opened later stands
 * later in the document, so the document itself is the order of the layers, also of several copies of this package.
 */
const layerAttribute = 'data-fr-layer';

/** Sent to the element of a layer that is to close, such as by a Back button. */
const closeRequest = 'fr-close-request';

/** Whether Escape is handled by the page's listeners, or by the layer itself. */
export type EscapeOwner = 'page' | 'self';

const openLayers = () => [...document.querySelectorAll<HTMLElement>(`[${layerAttribute}]`)];

/** Whether an element is the topmost of the layers that leave Escape to the page. */
export const isTopLayer = (element: Element | null): boolean =>
  element !== null &&
  openLayers().findLast((layer) => layer.getAttribute(layerAttribute) !== 'self') === element;

/** Whether a node belongs to a toast, or to a layer above an element. */
export function isAboveLayer(element: Element | null, node: EventTarget | null): boolean {
  if (!(node instanceof Element)) return false;
  // A toast belongs to no layer; pressing it must not close what is under it.
  if (node.closest('[data-fr-toaster]')) return true;
  return openLayers().some(
    (layer) =>
      layer.contains(node) &&
      element !== null &&
      Boolean(element.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
}

/** Whether an Escape key is for a layer; then nothing else handles it. */
export function takeEscape(element: Element | null, event: KeyboardEvent): boolean {
  // In an input method, Escape takes back what is being composed.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isTopLayer(element)) {
    return false;
  }
  event.preventDefault();
  return true;
}

/** Closes the topmost layer, as Escape does; returns whether there was one. For a Back button, for example. */
export function closeTopLayer(): boolean {
  const top = openLayers().at(-1);
  top?.dispatchEvent(new CustomEvent(closeRequest));
  return top !== undefined;
}

/** The browser's own signal to close something: the back button of Android and its gesture. Not every browser has it. */
type CloseWatcherClass = new () => { onclose: (() => void) | null; destroy: () => void };

/** Has the browser's signal call back instead of leaving the page, until the returned function is called. */
function watchClosing(onClose: () => void): () => void {
  const { CloseWatcher } = globalThis as { CloseWatcher?: CloseWatcherClass };
  if (!CloseWatcher) return () => {};
  let watcher: InstanceType<CloseWatcherClass> | null = null;
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      watcher = null;
      onClose();
      // A watcher counts once, and the layer may have stayed open.
      queueMicrotask(() => {
        if (!isOver && !watcher) watch();
      });
    };
  };
  let isOver = false;
  watch();
  return () => {
    isOver = true;
    watcher?.destroy();
  };
}

/** Makes an element a layer that can be asked to close, until the returned function is called. */
export function openLayer(element: Element, owner: EscapeOwner, onClose: () => void): () => void {
  element.setAttribute(layerAttribute, owner);
  element.addEventListener(closeRequest, onClose);
  const stopWatching = owner === 'page' ? watchClosing(onClose) : () => {};
  return () => {
    element.removeAttribute(layerAttribute);
    element.removeEventListener(closeRequest, onClose);
    stopWatching();
  };
}
