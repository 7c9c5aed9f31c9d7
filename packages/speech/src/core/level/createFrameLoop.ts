import type { FrameLoop } from './FrameLoop.ts';

/** How a page asks for its next frame. */
export interface FrameSource {
  /** As `requestAnimationFrame`. */
  readonly request: (callback: (time: number) => void) => number;
  /** As `cancelAnimationFrame`. */
  readonly cancel: (frame: number) => void;
}

/** Makes a loop that asks for frames only while somebody listens. */
export function createFrameLoop({ request, cancel }: FrameSource): FrameLoop {
  const listeners = new Set<(time: number) => void>();
  let frame = 0;
  const tick = (time: number): void => {
    frame = request(tick);
    for (const listener of listeners) listener(time);
  };
  return {
    add: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) frame = request(tick);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) cancel(frame);
      };
    },
  };
}
