import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { type RefObject, useLayoutEffect, useReducer, useState } from 'react';

/** Rows of one height. */
export interface FixedRows {
  /** Height of all rows, in pixels. */
  readonly total: number;
  /** Those to render, with the distance of their upper edge from the start, in pixels. */
  readonly rows: readonly { readonly index: number; readonly start: number }[];
  /** Brings a row into view. */
  readonly show: (index: number) => void;
}

/** Renders only the rows near the viewport, for lists of thousands. */
export function useFixedRows(
  count: number,
  rowHeight: number,
  scroller: RefObject<HTMLElement | null>,
): FixedRows {
  const [, render] = useReducer((version: number) => version + 1, 0);
  const settings = {
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    overscan: 8,
    // Without layout, as in a first render, a screenful is a good guess.
    initialRect: { width: 340, height: 800 },
    onChange: () => render(),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(settings));
  virtualizer.setOptions(settings);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return {
    total: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems(),
    show: (index) => virtualizer.scrollToIndex(index),
  };
}
