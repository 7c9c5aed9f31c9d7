/** What the four bytes at the head of an MPEG audio layer III frame say. */
export interface Mp3Frame {
  /** Bytes of the whole frame. */
  readonly size: number;
  /** Samples per channel in it: 1152, or 576 at the rates of MPEG 2. */
  readonly samples: number;
  /** Samples a second. */
  readonly sampleRate: number;
  /** Thousand bits a second. */
  readonly bitrate: number;
  /** Bytes of side information after the head. */
  readonly sideInfo: number;
}

const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** By the version's two bits: 2.5, reserved, 2, 1. */
const sampleRates = [[11_025, 12_000, 8000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]];

/**
 * Reads the head of a frame (ISO/IEC 11172-3 2.4.2.3); null when there is none at this place.
 *
 * @example
 * mp3FrameOf(Uint8Array.of(0xff, 0xfb, 0x54, 0xc4), 0)?.sampleRate; // 48000
 */
export function mp3FrameOf(bytes: Uint8Array, offset: number): Mp3Frame | null {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes.subarray(offset, offset + 4);
  const version = (kind >> 3) & 3;
  const isLayer3 = ((kind >> 1) & 3) === 1;
  const sampleRate = sampleRates[version]?.[(rates >> 2) & 3];
  const isFirst = version === 3;
  const bitrate = bitrates[isFirst ? 'first' : 'second'][rates >> 4];
  if (sync !== 0xff || kind < 0xe0 || !isLayer3 || !sampleRate || !bitrate) return null;
  const isMono = mode >> 6 === 3;
  const samples = isFirst ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  const sideInfo = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const size = Math.floor((samples / 8) * ((bitrate * 1000) / sampleRate)) + padding;
  return { size, samples, sampleRate, bitrate, sideInfo };
}
