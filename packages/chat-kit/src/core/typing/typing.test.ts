import { manualClock } from '@franca/ui/core';
import { describe, expect, it, vi } from 'vitest';
import { createTypingPinger } from './createTypingPinger.ts';
import { createTypingTracker } from './createTypingTracker.ts';

describe('typing pings', () => {
  it('follow the focus where the application wants it, whether or not keys are pressed', () => {
    const clock = manualClock();
    const ping = vi.fn();
    const pinger = createTypingPinger({ ping, clock, follows: 'focus' });
    pinger.focus();
    pinger.focus();
    clock.advance(2_999);
    expect(ping).toHaveBeenCalledTimes(1);
    clock.advance(6_001);
    expect(ping).toHaveBeenCalledTimes(4);
    pinger.blur();
    clock.advance(60_000);
    expect(ping).toHaveBeenCalledTimes(4);
  });

  it('follow what is entered: at once, at most every three seconds, and not for a focus alone', () => {
    const clock = manualClock();
    const ping = vi.fn();
    const pinger = createTypingPinger({ ping, clock });
    pinger.focus();
    clock.advance(9_000);
    expect(ping).not.toHaveBeenCalled();
    pinger.write();
    pinger.write();
    expect(ping).toHaveBeenCalledTimes(1);
    clock.advance(2_000);
    pinger.write();
    clock.advance(1_000);
    expect(ping).toHaveBeenCalledTimes(2);
    clock.advance(60_000);
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it('end when the message was sent', () => {
    const clock = manualClock();
    const ping = vi.fn();
    const pinger = createTypingPinger({ ping, clock });
    pinger.write();
    pinger.write();
    pinger.end();
    clock.advance(60_000);
    expect(ping).toHaveBeenCalledTimes(1);
    pinger.write();
    expect(ping).toHaveBeenCalledTimes(2);
  });
});

describe('pings of the focus', () => {
  it('say whether the text changed in the last five seconds, and at once when it begins to', () => {
    const clock = manualClock();
    const said: boolean[] = [];
    const pinger = createTypingPinger({ ping: (isWriting) => said.push(isWriting), clock, follows: 'focus' });
    pinger.focus();
    clock.advance(3_000);
    expect(said).toEqual([false, false]);
    clock.advance(1_000);
    pinger.write();
    pinger.write();
    expect(said).toEqual([false, false, true]);
    clock.advance(3_000);
    expect(said).toEqual([false, false, true, true]);
    clock.advance(3_000);
    expect(said).toEqual([false, false, true, true, false]);
    pinger.write();
    pinger.end();
    clock.advance(3_000);
    expect(said.slice(5)).toEqual([true, false]);
  });
});

describe('shown typing', () => {
  it('is cleared five seconds after the last ping', () => {
    const clock = manualClock();
    const tracker = createTypingTracker(clock);
    tracker.receive('ana', 'Ana');
    clock.advance(3_000);
    tracker.receive('ana', 'Ana');
    clock.advance(4_999);
    expect(tracker.getSnapshot()).toEqual(['Ana']);
    clock.advance(1);
    expect(tracker.getSnapshot()).toEqual([]);
  });

  it('ends at once when the message arrives', () => {
    const tracker = createTypingTracker(manualClock());
    const listener = vi.fn();
    tracker.subscribe(listener);
    tracker.receive('ana', 'Ana');
    tracker.receive('bo', 'Bo');
    tracker.clear('ana');
    expect(tracker.getSnapshot()).toEqual(['Bo']);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('keeps one array while nothing changes', () => {
    const tracker = createTypingTracker(manualClock());
    tracker.receive('ana', 'Ana');
    const before = tracker.getSnapshot();
    tracker.receive('ana', 'Ana');
    expect(tracker.getSnapshot()).toBe(before);
  });
});
