/** Calls its listeners before every painted frame, all from one request. */
export interface FrameLoop {
  /**
   * Adds a listener, which gets the frame's time in milliseconds.
   *
   * @returns what removes it
   */
  readonly add: (listener: (time: number) => void) => () => void;
}

/** How a page asks for its next frame. */
export interface FrameSource {
  /** As `requestAnimationFrame`. */
  readonly request: (callback: (time: number) => void) => number;
  /** As `cancelAnimationFrame`. */
  readonly cancel: (frame: number) => void;
}

/** Makes a loop that requests frames only while it has listeners. */
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

/** The one loop of the page, which all level meters share. */
export const pageFrames = createFrameLoop({
  request: (callback) => requestAnimationFrame(callback),
  cancel: (frame) => cancelAnimationFrame(frame),
});
