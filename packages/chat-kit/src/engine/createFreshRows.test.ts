import { Virtualizer } from '@tanstack/virtual-core';
import { expect, it } from 'vitest';
import { createFreshRows } from './createFreshRows.ts';
import { createHold } from './createHold.ts';
import { createPin } from './createPin.ts';
import type { RowVirtualizer } from './layoutOf.ts';

const nothing = () => {};
// There is no frame here in which a row could become an old one.
globalThis.requestAnimationFrame ??= () => 0;

const rowOfHeight = (index: number, height: number) =>
  ({
    isConnected: true,
    getAttribute: () => String(index),
    getBoundingClientRect: () => ({ height }),
  }) as unknown as HTMLElement;

it('remembers the height of a row that was estimated exactly', () => {
  const rows = createFreshRows();
  let estimate = 70;
  let keyAt = (index: number) => String(index);
  const options = () => ({
    count: 3,
    getItemKey: keyAt,
    estimateSize: () => estimate,
    measureElement: rows.heightOf,
    getScrollElement: () => null,
    scrollToFn: nothing,
    observeElementRect: nothing,
    observeElementOffset: nothing,
  });
  const virtualizer: RowVirtualizer = new Virtualizer<HTMLElement, HTMLElement>(options());
  expect(virtualizer.getTotalSize()).toBe(210);
  rows.add(rowOfHeight(1, 70));
  rows.takeIn(virtualizer, createHold(createPin({ onMove: nothing, onWrite: nothing, onHeld: nothing }))); // A row was added elsewhere, and what is expected of rows that were never measured has changed.
  estimate = 92;
  keyAt = (index) => String(index);
  virtualizer.setOptions(options());
  expect(virtualizer.getTotalSize()).toBe(70 + 2 * 92);
});
