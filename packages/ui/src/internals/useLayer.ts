import { useEffect, useLayoutEffect, useRef } from 'react';
import { isAboveLayer, markInHistory, openLayer, takeEscape } from './layerOrder.ts';
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
  /**
   * The elements that belong to the layer: its surface first, whose place in the document is its height among the layers, and what
   * opened it. Without one it lies where the page ends when it opens.
   */
  elements: readonly (() => Element | null)[];
}

/** The surface of a layer, or something in its place at the end of the page; and what removes that again. */
function surfaceOf(elements: LayerOptions['elements']): [Element, () => void] {
  const surface = elements[0]?.();
  if (surface) return [surface, () => {}];
  const place = document.body.appendChild(document.createElement('template'));
  return [place, () => place.remove()];
}

/**
 * Makes a part of the page a layer while it is open: Escape closes the topmost only, and a press outside it is noticed. Menus,
 * popovers and dialogs are layers already.
 */
export function useLayer(options: LayerOptions): void {
  const { open, ownsEscape = false, inHistory = false } = options;
  const latest = useLatest(options);
  const layer = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const [surface, remove] = surfaceOf(latest.current.elements);
    const close = openLayer(surface, ownsEscape ? 'self' : 'page', () => latest.current.onEscape());
    const onKeyDown = (event: KeyboardEvent) => {
      if (!ownsEscape && takeEscape(surface, event)) latest.current.onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    layer.current = surface;
    return () => {
      layer.current = null;
      document.removeEventListener('keydown', onKeyDown);
      close();
      remove();
    };
  }, [open, ownsEscape, latest]);
  useLayoutEffect(() => {
    if (open && layer.current) return markInHistory(layer.current, inHistory);
  }, [open, inHistory]);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      const { elements, onPressOutside } = latest.current;
      const belongs = elements.some((element) => element()?.contains(target as Node));
      if (onPressOutside && !belongs && !isAboveLayer(elements[0]?.() ?? null, target)) onPressOutside();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [open, latest]);
}
