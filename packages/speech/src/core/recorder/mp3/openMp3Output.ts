import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny';
import { withInfoFrame } from './withInfoFrame.ts';

/** Bits a second: plenty for one voice, and half a megabyte a minute. */
const bitrate = 64_000;

/** A file that is being encoded; see {@link openMp3Output}. */
export interface Mp3Output {
  /** Encodes the next samples; resolves when there is room for more. */
  readonly add: (data: Float32Array, timestamp: number) => Promise<void>;
  /** Encodes the rest and returns the file, with a header that states its length of so many samples. */
  readonly finish: (samples: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Gives it up and frees the worker. */
  readonly cancel: () => Promise<void>;
}

/** Opens a file of one channel. This module brings the encoder with it: import it when somebody records, and not before. */
export async function openMp3Output(sampleRate: number): Promise<Mp3Output> {
  registerMp3Encoder();
  const target = new BufferTarget();
  // The library's own header counts itself as sound and knows nothing of the encoder's delay; ours does.
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target });
  const source = new AudioSampleSource({ codec: 'mp3', bitrate });
  output.addAudioTrack(source);
  await output.start();
  return {
    add: async (data, timestamp) => {
      const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp });
      try {
        await source.add(sample);
      } finally {
        sample.close();
      }
    },
    finish: async (samples) => {
      await output.finalize();
      if (!target.buffer) throw new Error('The encoder gave nothing.');
      return withInfoFrame(new Uint8Array(target.buffer), samples);
    },
    cancel: () => output.cancel(),
  };
}
