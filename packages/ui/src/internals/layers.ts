/** Something that lies over the page and can be closed. */
export interface Layer {
  /** Its place among the open layers; a higher one lies above. */
  order: number;
  /** Called when Escape is pressed while it is on top, and by {@link TopLayer.close}. */
  onEscape: () => void;
  /** Listens to Escape itself; the page's listener passes it over. */
  ownsEscape?: boolean;
  /** It is part of the page's address, so that a step in the history closes it. */
  inHistory?: boolean;
  /** Called when the person presses elsewhere; a layer without it stops the press for those below. */
  onPressOutside?: () => void;
  /** Whether a node belongs to the layer, or to what opened it. */
  contains: (node: Node) => boolean;
}

/** The browser's own signal to close something: the back button of Android and its gesture. Not every browser has it. */
type CloseWatcherClass = new () => { onclose: (() => void) | null; destroy: () => void };

let layers: readonly Layer[] = [];
let count = 0;
let watcher: InstanceType<CloseWatcherClass> | null = null;

/** The place of a layer that opens now. Taken while rendering, so that a parent lies under its children. */
export function nextLayerOrder(): number {
  count += 1;
  return count;
}

function onKeyDown(event: KeyboardEvent) {
  // In an input method, Escape takes back what is being composed.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = topOfPage();
  if (!top) return;
  event.preventDefault();
  top.onEscape();
}

function onPointerDown({ target }: PointerEvent) {
  // A toast belongs to no layer; pressing it must not close what is under it.
  if (!(target instanceof Element) || target.closest('[data-fr-toaster]')) return;
  for (const layer of [...layers].reverse()) {
    if (layer.contains(target) || !layer.onPressOutside) return;
    layer.onPressOutside();
  }
}

/** What lies above all else on the page. */
export interface TopLayer {
  /** Whether it is part of the page's address: a step in the history closes it, and nobody else has to. */
  readonly inHistory: boolean;
  /** Closes it, as Escape does. */
  readonly close: () => void;
}

/**
 * The topmost layer of the page, or null. For a router's blocker: Back closes a menu or a picture, which has no entry in the
 * history, instead of leaving the page.
 */
export function getTopLayer(): TopLayer | null {
  const top = layers.at(-1);
  return top ? { inHistory: top.inHistory ?? false, close: top.onEscape } : null;
}

/** The topmost layer that leaves Escape to the page. The others, modal dialogs, have a watcher of their own in the browser. */
const topOfPage = (): Layer | undefined => layers.findLast(({ ownsEscape }) => !ownsEscape);

/** Has the browser's signal close the topmost layer, while there is one, instead of leaving the page. */
function watchClosing(): void {
  const { CloseWatcher } = globalThis as { CloseWatcher?: CloseWatcherClass };
  if (!CloseWatcher || (watcher !== null) === (topOfPage() !== undefined)) return;
  if (watcher) {
    watcher.destroy();
    watcher = null;
    return;
  }
  watcher = new CloseWatcher();
  watcher.onclose = () => {
    watcher = null;
    topOfPage()?.onEscape();
    // It counts once, and other layers may lie below.
    queueMicrotask(watchClosing);
  };
}

/** Puts a layer among the open ones, so that Escape closes one at a time; answers the way to take it out. */
export function addLayer(layer: Layer): () => void {
  if (layers.length === 0) {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown, true);
  }
  layers = [...layers, layer].sort((a, b) => a.order - b.order);
  watchClosing();
  return () => {
    layers = layers.filter((other) => other !== layer);
    watchClosing();
    if (layers.length > 0) return;
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onPointerDown, true);
  };
}
