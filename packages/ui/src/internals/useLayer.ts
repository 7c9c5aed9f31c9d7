import { useEffect, useMemo } from 'react';
import { addLayer, nextLayerOrder } from './layers.ts';
import { useLatest } from './useLatest.ts';

/** Options of {@link useLayer}. */
export interface LayerOptions {
  /** Whether the layer is open. */
  open: boolean;
  /** Called on Escape. */
  onEscape: () => void;
  /** Listens to Escape itself; then `onEscape` is called by `close` of {@link getTopLayer} only. */
  ownsEscape?: boolean;
  /** It is part of the page's address, so that a step in the history closes it. */
  inHistory?: boolean | undefined;
  /** Called on a press elsewhere; leave it out for a layer that covers the page. */
  onPressOutside?: (() => void) | undefined;
  /** The elements that belong to the layer: its surface, and what opened it. */
  elements: readonly (() => Element | null)[];
}

/** Makes something a layer while it is open: Escape closes the topmost only, and a press outside it is noticed. */
export function useLayer(options: LayerOptions): void {
  const { open, ownsEscape, inHistory = false } = options;
  const latest = useLatest(options);
  const order = useMemo(() => (open ? nextLayerOrder() : 0), [open]);
  const covers = !options.onPressOutside;
  useEffect(() => {
    if (!open) return;
    return addLayer({
      order,
      ownsEscape,
      inHistory,
      onEscape: () => latest.current.onEscape(),
      onPressOutside: covers ? undefined : () => latest.current.onPressOutside?.(),
      contains: (node) => latest.current.elements.some((element) => element()?.contains(node)),
    });
  }, [open, order, covers, ownsEscape, inHistory, latest]);
}
