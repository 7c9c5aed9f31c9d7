import type { OffsetObserver } from './createOffsetObserver.ts';
import { layoutOf, type RowVirtualizer } from './layoutOf.ts';
import type { ListLayout } from './MessageListEngine.ts';

/** What the end of a list loses of a pixel; see {@link createEndRounding}. */
export interface EndRounding {
  /** What is rendered now. */
  readonly take: (virtualizer: RowVirtualizer) => ListLayout;
  /** The element stands at its end; returns whether its rows have to be rendered anew for it. */
  readonly note: (scroller: HTMLElement) => boolean;
}

/** As much as a layout may differ from what was asked for, in pixels: browsers count in parts of 64. */
const exact = 1 / 32;

/**
 * The browser ends a list at a whole number of device pixels, and rows are not as high as that: after each change the newest
 * would stand up to a pixel elsewhere. What the end loses is kept, as with positions that are written.
 */
export function createEndRounding(offsets: OffsetObserver): EndRounding {
  let total = 0;
  let noted = '';
  return {
    take: (virtualizer) => {
      total = virtualizer.getTotalSize();
      return layoutOf(virtualizer, offsets.remainder());
    },
    note: (scroller) => {
      // Once for each height: what is rendered for it may not be asked for again and again.
      const now = `${total}/${scroller.clientHeight}`;
      const before = offsets.remainder();
      if (noted !== now || before === 0) offsets.noteWrite(total - scroller.clientHeight, scroller);
      const isNew = noted !== now && Math.abs(offsets.remainder() - before) > exact;
      noted = now;
      return isNew;
    },
  };
}
