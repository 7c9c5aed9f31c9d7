import { mp3FrameOf } from './mp3FrameOf.ts';

/**
 * The check sum of LAME's header: CRC-16 with the reflected polynomial 0x8005 and an initial value of 0.
 *
 * @example
 * crc16(new TextEncoder().encode('123456789')); // 0xbb3d
 */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}

/** Silence that LAME puts before the first sample. */
export const encoderDelay = 576;
/** Bytes of the fields up to the quality, and of LAME's own part behind them. */
const xingSize = 120;
const lameSize = 36;

function ascii(view: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) view.setUint8(offset + index, text.charCodeAt(index));
}

function countFrames(frames: Uint8Array): number {
  let count = 0;
  for (let offset = 0; offset < frames.length; ) {
    const frame = mp3FrameOf(frames, offset);
    if (!frame) throw new Error(`The encoder left something that is no MP3 frame at byte ${offset}.`);
    offset += frame.size;
    count += 1;
  }
  return count;
}

/**
 * Puts the `Info` frame with LAME's extension before the frames of a file of constant bit rate. It says how many samples
 * at the beginning and at the end are the encoder's own: without it players report up to 50 ms too much, and seeking is a guess.
 *
 * @param frames whole frames, as the encoder gave them
 * @param samples how many samples were encoded
 * @returns the frame and the frames after it; an empty array stays one
 * @throws Error when `frames` holds something else
 * @example
 * const file = new File([withInfoFrame(frames, 48_000)], 'audio.mp3'); // plays for one second
 */
export function withInfoFrame(frames: Uint8Array, samples: number): Uint8Array<ArrayBuffer> {
  const first = mp3FrameOf(frames, 0);
  if (!first) return new Uint8Array(frames);
  // The same head without padding: at 64 kbit/s its body has room for both parts at every rate.
  const head = [frames[0] ?? 0, frames[1] ?? 0, (frames[2] ?? 0) & 0xfd, frames[3] ?? 0];
  const { size, sideInfo, samples: perFrame, bitrate } = mp3FrameOf(Uint8Array.from(head), 0) ?? first;
  const tag = 4 + sideInfo;
  const lame = tag + xingSize;
  if (lame + lameSize > size) throw new Error(`A frame of ${size} bytes is too small for the Info header.`);

  const count = countFrames(frames);
  const padding = Math.min(4095, Math.max(0, count * perFrame - encoderDelay - samples));
  const file = new Uint8Array(size + frames.length);
  file.set(head);
  file.set(frames, size);
  const view = new DataView(file.buffer);
  ascii(view, tag, 'Info');
  // Frames, bytes, table of contents and quality are there.
  view.setUint32(tag + 4, 0b1111);
  view.setUint32(tag + 8, count);
  view.setUint32(tag + 12, file.length);
  for (let step = 0; step < 100; step += 1) view.setUint8(tag + 16 + step, Math.floor((step * 256) / 100));
  ascii(view, lame, 'LAME3.100');
  // Revision 0, constant bit rate.
  view.setUint8(lame + 9, 1);
  view.setUint8(lame + 20, bitrate);
  view.setUint8(lame + 21, encoderDelay >> 4);
  view.setUint8(lame + 22, ((encoderDelay & 15) << 4) | (padding >> 8));
  view.setUint8(lame + 23, padding & 255);
  view.setUint32(lame + 28, file.length);
  view.setUint16(lame + 32, crc16(frames));
  view.setUint16(lame + 34, crc16(file.subarray(0, lame + 34)));
  return file;
}
