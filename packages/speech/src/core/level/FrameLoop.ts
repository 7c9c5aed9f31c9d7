/** Calls its listeners before every painted frame, all from one request. */
export interface FrameLoop {
  /**
   * Adds a listener, which gets the frame's time in milliseconds.
   *
   * @returns what takes it away again
   */
  readonly add: (listener: (time: number) => void) => () => void;
}
