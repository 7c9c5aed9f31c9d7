import type { Pin } from './createPin.ts';

const upwardKeys = new Set(['ArrowUp', 'PageUp', 'Home']);

/**
 * Calls back when the reader's wheel, finger or keyboard begins to move a list up; before the scroll event, which
 * may come together with a change of heights. The returned function stops watching.
 */
export function watchUpwardInput(scroller: HTMLElement, onUp: () => void): () => void {
  let touchY = Number.NaN;
  const canMove = (): boolean => scroller.scrollTop > 0;

  const onWheel = (event: WheelEvent): void => {
    if (event.deltaY < 0 && !event.ctrlKey && canMove()) onUp();
  };
  const onTouchStart = (event: TouchEvent): void => {
    touchY = event.touches[0]?.clientY ?? Number.NaN;
  };
  const onTouchMove = (event: TouchEvent): void => {
    // A finger that moves down pulls the list up.
    if ((event.touches[0]?.clientY ?? Number.NaN) > touchY + 4 && canMove()) onUp();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target === scroller && upwardKeys.has(event.key) && canMove()) onUp();
  };

  const passive = { passive: true };
  scroller.addEventListener('wheel', onWheel, passive);
  scroller.addEventListener('touchstart', onTouchStart, passive);
  scroller.addEventListener('touchmove', onTouchMove, passive);
  scroller.addEventListener('keydown', onKeyDown);
  return () => {
    scroller.removeEventListener('wheel', onWheel);
    scroller.removeEventListener('touchstart', onTouchStart);
    scroller.removeEventListener('touchmove', onTouchMove);
    scroller.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Keeps a list at its end when its viewport changes by itself (the composer grows, the keyboard opens, the window is
 * resized), and releases it when the reader moves up. The returned function stops watching.
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
