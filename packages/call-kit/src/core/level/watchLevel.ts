/** Milliseconds between two samples, and the highest level: `docs/behaviour/call-media.md, Audio meter`. */
const interval = 100;
const highest = 14;

let context: AudioContext | null = null;
let users = 0;
const samplers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One timer for all meters of a page; in a hidden page they rest.
const sampleAll = (): void => {
  if (document.hidden) return;
  for (const sample of samplers) sample();
};

/**
 * Watches how loud a track is, ten times a second: spectrum of 256 samples, smoothing 0.2, height capped at 14.
 *
 * @param track to listen to; what is played is not changed
 * @param onLevel gets the height, 0 to 14
 * @returns stops it
 */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  if (typeof AudioContext === 'undefined') return () => {};
  context ??= new AudioContext();
  users += 1;
  // Without a press before it, a browser leaves it suspended: then the meters begin with the next press.
  void context.resume();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = context.createAnalyser();
  analyser.fftSize = 256;
  analyser.smoothingTimeConstant = 0.2;
  source.connect(analyser);
  const bins = new Uint8Array(analyser.frequencyBinCount);
  const sample = (): void => {
    analyser.getByteFrequencyData(bins);
    const mean = bins.reduce((sum, value) => sum + value, 0) / bins.length;
    onLevel(Math.min(highest, Math.round(mean / 6)));
  };
  samplers.add(sample);
  timer ??= setInterval(sampleAll, interval);
  return () => {
    samplers.delete(sample);
    source.disconnect();
    users -= 1;
    if (samplers.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    if (users > 0) return;
    void context?.close();
    context = null;
  };
}
