// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPositionReporter } from './createPositionReporter.ts';

describe('the position of a sound', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function setup() {
    const seconds = vi.fn();
    const line = vi.fn();
    const reporter = createPositionReporter(seconds);
    const unsubscribe = reporter.subscribe(line);
    return { reporter, seconds, line, unsubscribe };
  }

  it('is reported at once and in every frame while it is followed', () => {
    const { reporter, line, seconds } = setup();
    const element = { currentTime: 1 };
    reporter.follow(element);
    element.currentTime = 1.5;
    vi.advanceTimersToNextFrame();
    expect(line.mock.calls.flat()).toEqual([1000, 1500]);
    expect(seconds.mock.calls.flat()).toEqual([1000, 1500]);
  });

  it('is reported once a frame when following begins again', () => {
    const { reporter, line } = setup();
    reporter.follow({ currentTime: 1 });
    reporter.follow({ currentTime: 2 });
    line.mockClear();
    vi.advanceTimersToNextFrame();
    expect(line.mock.calls.flat()).toEqual([2000]);
  });

  it('is no longer reported after a stop, also one that a listener causes', () => {
    const { reporter, line } = setup();
    line.mockImplementation(reporter.stop);
    reporter.follow({ currentTime: 1 });
    vi.advanceTimersToNextFrame();
    expect(line).toHaveBeenCalledOnce();
  });

  it('is reported to nobody who has unsubscribed', () => {
    const { reporter, line, unsubscribe } = setup();
    unsubscribe();
    reporter.report(5);
    expect(line).not.toHaveBeenCalled();
  });
});
