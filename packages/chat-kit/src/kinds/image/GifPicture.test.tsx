// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GifPicture } from './GifPicture.tsx';

let see: (isIntersecting: boolean) => void;
let calm: { matches: boolean; change: () => void };

beforeEach(() => {
  calm = { matches: false, change: () => undefined };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return calm.matches;
        },
        addEventListener: (_name: string, listener: () => void) => {
          calm.change = listener;
        },
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(onError = vi.fn()) {
  const { container } = render(<GifPicture src="/wave.gif" onError={onError} />);
  const [image, frame] = [container.querySelector('img'), container.querySelector('canvas')];
  if (!image || !frame) throw new Error('There is no picture.');
  return {
    image,
    shown: () => (image.hidden ? 'frame' : 'animation'),
    isOne: () => image.hidden !== frame.hidden,
  };
}

it('an animation plays while it can be seen, and stands still off screen', () => {
  const { shown, isOne } = show();
  expect([shown(), isOne()]).toEqual(['animation', true]);
  act(() => see(false));
  expect([shown(), isOne()]).toEqual(['frame', true]);
  act(() => see(true));
  expect(shown()).toBe('animation');
});

it('an animation stands still for who wants less motion, also from a moment on', () => {
  const { shown } = show();
  calm.matches = true;
  act(() => calm.change());
  expect(shown()).toBe('frame');
  act(() => see(true));
  expect(shown()).toBe('frame');
});

it('says when it cannot be shown', () => {
  const onError = vi.fn();
  const { image } = show(onError);
  fireEvent.error(image);
  expect(onError).toHaveBeenCalledOnce();
});
