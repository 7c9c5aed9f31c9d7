import type { AudioEncoding, StartEncoding } from './AudioEncoding.ts';
import { withInfoFrame } from './withInfoFrame.ts';

/**
 * Encodes one voice as MP3 (LAME, 64 kbit/s) in a worker of its own, while it is recorded. Loads the encoder at its first
 * call; the page's policy has to allow `'wasm-unsafe-eval'` and workers from `blob:`.
 *
 * @param sampleRate one of `mp3Rates`, in hertz
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
      if (samples > 0) return withInfoFrame(await output.finish(), samples);
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
