import type { Pin } from './createPin.ts';
import { watchUpwardInput } from './watchUpwardInput.ts';

/**
 * Keeps a list at its end when its viewport changes by itself (the composer grows, the keyboard opens, the window is
 * resized), and lets go when the reader moves up. The returned function stops watching.
 */
export function watchScroller(scroller: HTMLElement, pin: Pin): () => void {
  const observer = new ResizeObserver(() => pin.hold(scroller));
  observer.observe(scroller);
  const stopInput = watchUpwardInput(scroller, pin.leave);
  return () => {
    observer.disconnect();
    stopInput();
  };
}
