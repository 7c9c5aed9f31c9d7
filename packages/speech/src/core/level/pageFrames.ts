import { createFrameLoop } from './createFrameLoop.ts';

/** The one loop of the page, which all level meters share. */
export const pageFrames = createFrameLoop({
  request: (callback) => requestAnimationFrame(callback),
  cancel: (frame) => cancelAnimationFrame(frame),
});
