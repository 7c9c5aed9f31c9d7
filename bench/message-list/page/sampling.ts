/** Resolves after the next frame was painted, with the time of the frame in milliseconds. */
export function paintedFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame((time) => {
      // A message posted from inside an animation frame comes after its observers, layout and paint.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve(time);
      };
      channel.port2.postMessage(null);
    });
  });
}

/** Waits for so many painted frames. */
export async function frames(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await paintedFrame();
}

/** Greatest absolute value that `measure` gives in so many painted frames, and the last one. */
export async function watch(count: number, measure: () => number): Promise<{ worst: number; last: number }> {
  let worst = 0;
  let last = 0;
  for (let index = 0; index < count; index += 1) {
    await paintedFrame();
    last = Math.abs(measure());
    worst = Math.max(worst, last);
  }
  return { worst, last };
}

/** Notes the milliseconds between frames until the returned function is called, and reads nothing of the page. */
export function watchFrames(): () => number[] {
  const intervals: number[] = [];
  let last = Number.NaN;
  let request = 0;
  const note = (time: number): void => {
    if (!Number.isNaN(last)) intervals.push(time - last);
    last = time;
    request = requestAnimationFrame(note);
  };
  request = requestAnimationFrame(note);
  return () => {
    cancelAnimationFrame(request);
    return intervals;
  };
}
