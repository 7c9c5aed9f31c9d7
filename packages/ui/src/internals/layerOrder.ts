/**
 * Marks the element of everything that lies over the page and can be closed, while it is open. What opened later stands
 * later in the document, so the document itself is the order of the layers, also of several copies of this package.
 */
const layerAttribute = 'data-fr-layer';

/** What stays in reach whatever covers the page: the toasts, and what an application marks so. */
export const aboveLayersSelector = '[data-fr-toaster], [data-fr-above-layers]';

/** Marks a layer that is open because the page's address says so. */
const historyAttribute = 'data-fr-history';

/** Sent to the element of a layer that is to close, such as by a Back button. */
const closeRequest = 'fr-close-request';

/** Whether Escape is handled by the page's listeners, or by the layer itself. */
export type EscapeOwner = 'page' | 'self';

const openLayers = () => [...document.querySelectorAll<HTMLElement>(`[${layerAttribute}]`)];

/** The topmost of the layers that leave Escape to the page. The others handle it themselves. */
const topOfPage = (): Element | undefined =>
  openLayers().findLast((layer) => layer.getAttribute(layerAttribute) !== 'self');

/** Whether a node belongs to a toast, or to a layer above an element. */
export function isAboveLayer(element: Element | null, node: EventTarget | null): boolean {
  if (!(node instanceof Element)) return false;
  // A toast belongs to no layer; pressing it must not close what is under it.
  if (node.closest(aboveLayersSelector)) return true;
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
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || topOfPage() !== element) {
    return false;
  }
  event.preventDefault();
  return true;
}

/** What lies above all else on the page. */
export interface TopLayer {
  /** Whether it is part of the page's address: a step in the history closes it, and nobody else has to. */
  readonly inHistory: boolean;
  /** Closes it, as Escape does. */
  readonly close: () => void;
}

const requestClose = (layer: Element | undefined) => layer?.dispatchEvent(new CustomEvent(closeRequest));

/**
 * The topmost layer of the page, or null. For a router's blocker: Back closes a menu or a picture, which has no entry in the
 * history, instead of leaving the page.
 */
export function getTopLayer(): TopLayer | null {
  const top = openLayers().at(-1);
  return top ? { inHistory: top.hasAttribute(historyAttribute), close: () => requestClose(top) } : null;
}

/** The browser's own signal to close something: the back button of Android and its gesture. Not every browser has it. */
type CloseWatcherClass = new () => { onclose: (() => void) | null; destroy: () => void };

let watcher: InstanceType<CloseWatcherClass> | null = null;
let watched = 0;

/**
 * Has the browser's signal close the topmost layer, while there is one, instead of leaving the page. One watcher for all layers:
 * the browser closes those together that were made without a press in between.
 */
function watchClosing(change: 1 | 0 | -1): void {
  watched += change;
  const { CloseWatcher } = globalThis as { CloseWatcher?: CloseWatcherClass };
  if (!CloseWatcher || (watcher !== null) === watched > 0) return;
  if (watcher) {
    watcher.destroy();
    watcher = null;
    return;
  }
  watcher = new CloseWatcher();
  watcher.onclose = () => {
    watcher = null;
    requestClose(topOfPage());
    // It counts once, and other layers may lie below.
    queueMicrotask(() => watchClosing(0));
  };
}

/** Makes an element a layer that can be asked to close, until the returned function is called. */
export function openLayer(element: Element, owner: EscapeOwner, onClose: () => void): () => void {
  element.setAttribute(layerAttribute, owner);
  element.addEventListener(closeRequest, onClose);
  if (owner === 'page') watchClosing(1);
  return () => {
    element.removeAttribute(layerAttribute);
    element.removeEventListener(closeRequest, onClose);
    if (owner === 'page') watchClosing(-1);
  };
}

/** Says of a layer whether the page's address opened it, so that a step in the history closes it. */
export function markInHistory(element: Element, inHistory: boolean): void {
  element.toggleAttribute(historyAttribute, inHistory);
}
