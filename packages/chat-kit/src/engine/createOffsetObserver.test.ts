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

function setup(scrollTop: number) {
  const scroller = Object.assign(new EventTarget(), {
    scrollTop,
    scrollHeight: 10_000,
    clientHeight: 700,
  }) as unknown as HTMLElement;
  const pin = createPin({ onMove: nothing, onWrite: nothing, onHeld: nothing });
  pin.leave();
  const reported: number[] = [];
  const observer = createOffsetObserver(pin.noticeScroll, nothing);
  const instance = { scrollElement: scroller } as unknown as Virtualizer<HTMLElement, HTMLElement>;
  const stop = observer.observe(instance, (offset) => reported.push(offset));
  return { scroller, pin, reported, observer, stop };
}

it('counts a move once that comes as the list counts as still, before its scroll event', () => {
  const { scroller, pin, reported, stop } = setup(5_000);
  scroller.dispatchEvent(new Event('scroll'));
  scroller.scrollTop -= 40;
  vi.runAllTimers();
  expect(reported).toEqual([5_000, 4_960]);
  // What was reported is not reported again.
  expect(pin.takeUnreported(scroller)).toBe(0);
  stop();
});

it('reports no place above the list, whatever a written position lost of a pixel', () => {
  const { scroller, reported, observer, stop } = setup(900);
  observer.noteWrite(899.6, scroller);
  scroller.dispatchEvent(new Event('scroll'));
  scroller.scrollTop = 0;
  scroller.dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(reported).toEqual([899.6, 0, 0]);
  stop();
});

it('keeps what a position loses where the browser knows only even ones', () => {
  const { scroller, reported, observer, stop } = setup(9_000_002);
  observer.noteWrite(9_000_001, scroller);
  observer.reportWrite(scroller);
  expect(reported).toEqual([9_000_001]);
  scroller.scrollTop -= 400;
  scroller.dispatchEvent(new Event('scroll'));
  expect(reported).toEqual([9_000_001, 8_999_601]);
  expect(observer.remainder()).toBe(-1);
  stop();
});

it('takes a position that the list ends before for one that the reader was brought to', () => {
  const { scroller, reported, observer, stop } = setup(5_000);
  observer.noteWrite(5_001.5, scroller);
  observer.reportWrite(scroller);
  expect(reported).toEqual([5_000]);
  stop();
});
