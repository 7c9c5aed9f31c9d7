import { setImmediate } from 'node:timers/promises';
import { joinSamples } from './joinSamples.ts';

/** Samples a second that engines take. */
const targetRate = 16_000;
/** Seconds of sound that are read at most: the rest of a longer recording has no text. */
const maxSeconds = 600;
/** Bytes that are decoded at once; in between, others are served. */
const pieceBytes = 16_384;

/** Channels of a WAVE file, and bytes before its samples, of one that is read. */
const [maxChannels, maxHead] = [8, 1_000_000];

/** Makes samples of one channel at 16 kHz of what a decoder gives, piece by piece: each is the mean of those that it replaces. */
function createResampler(rate: number) {
  const ratio = rate / targetRate;
  let [sum, count, position] = [0, 0, 0];
  return (channels: readonly Float32Array[]): Int16Array => {
    const length = channels[0]?.length ?? 0;
    const out: number[] = [];
    for (let index = 0; index < length; index += 1) {
      let value = 0;
      for (const channel of channels) value += channel[index] ?? 0;
      sum += value / channels.length;
      count += 1;
      position += 1;
      while (position >= ratio) {
        const mean = sum / Math.max(1, count);
        out.push(Math.max(-32_768, Math.min(32_767, Math.round(mean * 32_767))));
        position -= ratio;
        // Of a slower recording each sample stands for several.
        if (position < ratio) [sum, count] = [0, 0];
      }
    }
    return Int16Array.from(out);
  };
}

/** Decodes a file that comes in pieces; what is no sound gives nothing. */
type Decoder = {
  decode: (bytes: Uint8Array) => { channels: readonly Float32Array[]; rate: number } | undefined;
  free: () => void;
};

async function createMp3Decoder(): Promise<Decoder> {
  // Loaded where it is used.
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return {
    decode: (bytes) => {
      const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
      return samplesDecoded > 0 ? { channels: channelData, rate: sampleRate } : undefined;
    },
    free: () => decoder.free(),
  };
}

/** Reads a WAVE file of 16 bits, from its `fmt ` and `data` chunks. */
function createWaveDecoder(): Decoder {
  let rest = Buffer.alloc(0);
  let format: { channels: number; rate: number } | undefined;
  let isData = false;

  /** Moves to the samples; what is left of `rest` begins with them. */
  function readHead(): void {
    let at = 12;
    while (!isData && at + 8 <= rest.length) {
      const [name, size] = [rest.toString('latin1', at, at + 4), rest.readUInt32LE(at + 4)];
      if (name === 'fmt ' && rest.length >= at + 24 && rest.readUInt16LE(at + 22) === 16) {
        const channels = rest.readUInt16LE(at + 10);
        if (channels > 0 && channels <= maxChannels) format = { channels, rate: rest.readUInt32LE(at + 12) };
      }
      isData = name === 'data';
      at += isData ? 8 : 8 + size + (size % 2);
    }
    if (isData) rest = rest.subarray(at);
  }

  return {
    decode: (bytes) => {
      if (!isData && rest.length > maxHead) return undefined;
      rest = Buffer.concat([rest, bytes]);
      if (!isData) readHead();
      if (!isData) return undefined;
      if (!format || format.rate < 4000) {
        rest = Buffer.alloc(0);
        return undefined;
      }
      const { channels: count, rate } = format;
      const frames = Math.floor(rest.length / (2 * count));
      const channels = Array.from({ length: count }, () => new Float32Array(frames));
      for (let frame = 0; frame < frames; frame += 1)
        for (const [channel, samples] of channels.entries())
          samples[frame] = rest.readInt16LE((frame * count + channel) * 2) / 32_768;
      rest = rest.subarray(frames * 2 * count);
      return { channels, rate };
    },
    free: () => undefined,
  };
}

/**
 * The first ten minutes of an MP3 or a WAVE file as 16-bit samples at 16 kHz, one channel; undefined for any other file. Decoded in
 * small pieces: the event loop is free between them.
 */
export async function decodeSound(source: AsyncIterable<Uint8Array>): Promise<Int16Array | undefined> {
  const most = maxSeconds * targetRate;
  const pieces: Int16Array[] = [];
  let total = 0;
  let decoder: Decoder | undefined;
  let resample: ReturnType<typeof createResampler> | undefined;
  try {
    for await (const chunk of source) {
      const isWave = Buffer.from(chunk.subarray(0, 4)).toString('latin1') === 'RIFF';
      decoder ??= isWave ? createWaveDecoder() : await createMp3Decoder();
      for (let at = 0; at < chunk.length && total < most; at += pieceBytes) {
        const decoded = decoder.decode(chunk.subarray(at, at + pieceBytes));
        if (decoded) {
          resample ??= createResampler(decoded.rate);
          const piece = resample(decoded.channels);
          pieces.push(piece);
          total += piece.length;
        }
        await setImmediate();
      }
      if (total >= most) break;
    }
  } finally {
    decoder?.free();
  }
  return total === 0 ? undefined : joinSamples(pieces);
}
