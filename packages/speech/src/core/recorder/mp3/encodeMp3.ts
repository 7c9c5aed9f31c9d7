/** One file in the making. */
export interface AudioEncoding {
  /** Takes the next samples, -1 to 1, of one channel. */
  readonly add: (samples: Float32Array) => void;
  /** Encodes what is left and returns the whole file. Rejects when the encoder could not be loaded or failed. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Gives everything up and frees the encoder. */
  readonly cancel: () => void;
}

/** Begins to encode a file of one channel at a sample rate in hertz. */
export type StartEncoding = (sampleRate: number) => AudioEncoding;

/** The sample rates that MP3 knows, in hertz. */
export const mp3Rates: readonly number[] = [
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
];

/**
 * Encodes one voice as MP3 (LAME, 64 kbit/s) in a worker of its own, while it is recorded. Loads the encoder at its first
 * call; the page's policy has to allow `'wasm-unsafe-eval'` and workers from `blob:`.
 *
 * @param sampleRate in hertz: 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100 or 48000
 * @example
 * const encoding = encodeMp3(48_000);
 * encoding.add(samples);
 * const bytes = await encoding.finish();
 */
export const encodeMp3: StartEncoding = (sampleRate): AudioEncoding => {
  const opening = import('./openMp3Output.ts').then(({ openMp3Output }) => openMp3Output(sampleRate));
  let samples = 0;
  let isCancelled = false;
  let queue: Promise<unknown> = opening;
  // Reported by `finish`; without this the browser would report it a second time.
  queue.catch(() => {});

  return {
    add: (data) => {
      const timestamp = samples / sampleRate;
      samples += data.length;
      queue = queue.then(async () => {
        const output = await opening;
        if (!isCancelled) await output.add(data, timestamp);
      });
      queue.catch(() => {});
    },
    finish: async () => {
      await queue;
      const output = await opening;
      if (samples > 0) return output.finish(samples);
      await output.cancel();
      return new Uint8Array();
    },
    cancel: () => {
      isCancelled = true;
      // What is on its way to the worker arrives first: the library complains about samples that nobody closed.
      queue
        .catch(() => {})
        .then(() => opening)
        .then((output) => output.cancel())
        .catch(() => {});
    },
  };
};
