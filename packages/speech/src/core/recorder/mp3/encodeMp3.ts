import type { AudioEncoding, StartEncoding } from './AudioEncoding.ts';
import { withInfoFrame } from './withInfoFrame.ts';

/** Bits a second: plenty for one voice, and half a megabyte a minute. */
const bitrate = 64_000;

async function openOutput() {
  // Asked for when somebody records, and not before: encoder and writer are larger than the rest of a chat.
  const [media, { registerMp3Encoder }] = await Promise.all([
    import('mediabunny'),
    import('@mediabunny/mp3-encoder'),
  ]);
  registerMp3Encoder();
  const target = new media.BufferTarget();
  // Its own header counts itself as sound and knows nothing of the encoder's delay: ours comes in `finish`.
  const output = new media.Output({ format: new media.Mp3OutputFormat({ xingHeader: false }), target });
  const source = new media.AudioSampleSource({ codec: 'mp3', bitrate });
  output.addAudioTrack(source);
  await output.start();
  return { AudioSample: media.AudioSample, target, output, source };
}

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
  const opening = openOutput();
  let samples = 0;
  let isCancelled = false;
  let queue: Promise<void> = opening.then(() => {});
  // Reported by `finish`; without this the browser would report it a second time.
  queue.catch(() => {});

  return {
    add: (data) => {
      const timestamp = samples / sampleRate;
      samples += data.length;
      queue = queue.then(async () => {
        if (isCancelled) return;
        const { AudioSample, source } = await opening;
        const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp });
        await source.add(sample);
        sample.close();
      });
      queue.catch(() => {});
    },
    finish: async () => {
      await queue;
      const { output, target } = await opening;
      if (samples === 0) {
        await output.cancel();
        return new Uint8Array();
      }
      await output.finalize();
      if (!target.buffer) throw new Error('The encoder gave nothing.');
      return withInfoFrame(new Uint8Array(target.buffer), samples);
    },
    cancel: () => {
      isCancelled = true;
      opening.then(({ output }) => output.cancel()).catch(() => {});
    },
  };
};
