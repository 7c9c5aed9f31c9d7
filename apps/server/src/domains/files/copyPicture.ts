import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Bytes of a file from `start` up to, not including, `end`. */
type Range = { start: number; end: number };

/** What is kept of a PNG: its picture, its frames, and what decides its colours and size. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND acTL fcTL fdAT tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs hIST'.split(' '),
);

/** Frames of a PNG, 1 where it is not animated; pixels of all of them. */
export type PngFrames = { frames: number; width: number; height: number };

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function rangesOfPng(file: FileHandle, size: number): Promise<{ ranges: Range[] } & PngFrames> {
  const ranges: Range[] = [{ start: 0, end: 8 }];
  const facts = { frames: 1, width: 0, height: 0 };
  let hasEnd = false;
  for (let at = 8; at + 12 <= size && !hasEnd; ) {
    const head = await bytesAt(file, at, 16);
    const end = at + 12 + head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (end > size) break;
    if (type === 'IHDR') {
      facts.width = head.readUInt32BE(8);
      facts.height = head.readUInt32BE(12);
    }
    if (type === 'acTL') facts.frames = head.readUInt32BE(8);
    if (pngChunks.has(type)) ranges.push({ start: at, end });
    hasEnd = type === 'IEND';
    at = end;
  }
  if (!hasEnd) throw new Error('The PNG has no end.');
  return { ranges, ...facts };
}

/** All of a JPEG but what applications put in: place, camera, thumbnails, comments. The colour profile stays. */
async function rangesOfJpeg(file: FileHandle, size: number): Promise<Range[]> {
  const ranges: Range[] = [{ start: 0, end: 2 }];
  for (let at = 2; at + 4 <= size; ) {
    const head = await bytesAt(file, at, 4);
    const marker = head.readUInt8(1);
    if (head.readUInt8(0) !== 0xff) throw new Error('The JPEG has no picture.');
    // The picture itself follows.
    if (marker === 0xda) return [...ranges, { start: at, end: size }];
    const end = at + 2 + head.readUInt16BE(2);
    const isOfApplication = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    // JFIF, the colour profile, and how Adobe stores colours.
    const isKept = !isOfApplication || [0xe0, 0xe2, 0xee].includes(marker);
    if (isKept) ranges.push({ start: at, end });
    at = end;
  }
  throw new Error('The JPEG has no picture.');
}

async function copyRanges(from: string, to: string, ranges: readonly Range[]): Promise<void> {
  const output = createWriteStream(to);
  await pipeline(async function* read() {
    for (const { start, end } of ranges) yield* createReadStream(from, { start, end: end - 1 });
  }, output);
}

async function withFile<T>(path: string, use: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await use(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/** Copies a PNG with all of its frames and without its metadata; resolves to what its header says. Rejects where it is none. */
export async function copyPng(from: string, to: string): Promise<PngFrames> {
  const { ranges, ...facts } = await withFile(from, rangesOfPng);
  await copyRanges(from, to, ranges);
  return facts;
}

/** Copies a JPEG without its metadata. Rejects where it is none. */
export async function copyJpeg(from: string, to: string): Promise<void> {
  await copyRanges(from, to, await withFile(from, rangesOfJpeg));
}
