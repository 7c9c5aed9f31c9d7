import type { Virtualizer } from '@tanstack/virtual-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOffsetObserver } from './createOffsetObserver.ts';
import { createPin } from './createPin.ts';

const nothing = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts a move once that comes as the list counts as still, before its scroll event', () => {
  const scroller = Object.assign(new EventTarget(), {
    scrollTop: 5_000,
    scrollHeight: 10_000,
    clientHeight: 700,
  }) as unknown as HTMLElement;
  const pin = createPin({ onMove: nothing, onWrite: nothing, onHeld: nothing });
  pin.leave();
  const reported: number[] = [];
  const observer = createOffsetObserver(pin.noticeScroll, nothing);
  const instance = { scrollElement: scroller } as unknown as Virtualizer<HTMLElement, HTMLElement>;
  const stop = observer.observe(instance, (offset) => reported.push(offset));

  scroller.dispatchEvent(new Event('scroll'));
  scroller.scrollTop -= 40;
  vi.runAllTimers();
  expect(reported).toEqual([5_000, 4_960]);
  // What was reported is not reported again.
  expect(pin.takeUnreported(scroller)).toBe(0);
  stop();
});
