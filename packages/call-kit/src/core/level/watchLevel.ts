/** Milliseconds between two samples, and the highest level: `docs/behaviour/call-media.md, Audio meter`. */
const interval = 100;
const highest = 14;

let context: AudioContext | null = null;
let users = 0;
/** What one peak is read from; all are read one after the other. */
const samples = new Float32Array(1024);
const samplers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One timer for all meters of a page; in a hidden page they rest.
const sampleAll = (): void => {
  if (document.hidden) return;
  for (const sample of samplers) sample();
};

/** Reads a track of its own ten times a second; returns what stops it. `prepare` returns what reads it. */
function watch(track: MediaStreamTrack, prepare: (analyser: AnalyserNode) => () => void): () => void {
  if (typeof AudioContext === 'undefined') return () => {};
  context ??= new AudioContext();
  const used = context;
  users += 1;
  // Without a press before it, a browser leaves it suspended: then the meters begin with the next press.
  void used.resume();
  const source = used.createMediaStreamSource(new MediaStream([track]));
  const analyser = used.createAnalyser();
  const read = prepare(analyser);
  source.connect(analyser);
  const sample = (): void => {
    if (used.state === 'running') read();
  };
  samplers.add(sample);
  timer ??= setInterval(sampleAll, interval);
  return () => {
    if (!samplers.delete(sample)) return;
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

/**
 * Watches how loud a track is, ten times a second: spectrum of 256 samples, smoothing 0.2, height capped at 14.
 *
 * @param track to listen to; what is played is not changed
 * @param onLevel gets the height, 0 to 14
 * @returns stops it
 */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  return watch(track, (analyser) => {
    analyser.fftSize = 256;
    analyser.smoothingTimeConstant = 0.2;
    const bins = new Uint8Array(analyser.frequencyBinCount);
    return () => {
      analyser.getByteFrequencyData(bins);
      const mean = bins.reduce((sum, value) => sum + value, 0) / bins.length;
      onLevel(Math.min(highest, Math.round(mean / 6)));
    };
  });
}

/**
 * Watches how high the wave of a track is, ten times a second, in a fiftieth of a second each: no word is as short as the
 * time between, and it costs little.
 *
 * @param track to listen to; one that comes from somebody else must be played by an element as well
 * @param onPeak gets it, 0 to 1; is not called as long as the browser refuses sound
 * @returns stops it
 */
export function watchPeak(track: MediaStreamTrack, onPeak: (peak: number) => void): () => void {
  return watch(track, (analyser) => {
    analyser.fftSize = samples.length;
    return () => {
      analyser.getFloatTimeDomainData(samples);
      let peak = 0;
      for (const value of samples) peak = Math.max(peak, Math.abs(value));
      onPeak(peak);
    };
  });
}
