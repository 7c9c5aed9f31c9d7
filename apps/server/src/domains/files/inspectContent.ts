import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadFolder } from '@franca/contract';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../../core/Refusal.ts';
import { copyJpeg, copyPng } from './copyPicture.ts';
import { encodeSticker } from './encodeSticker.ts';
import { pixelLimit, reencodeImage } from './reencodeImage.ts';

/** What happens to a file: pictures are encoded anew, everything else is kept byte for byte. */
type Treatment = { action: 'reencode' } | { action: 'keep'; contentType: string };

/** Pictures that the image library reads; any other picture travels as a file. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif']);

/** Containers that are found as video although a recorder put sound into them, and unofficial names of sound. */
const soundTypes: Record<string, string> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'video/ogg': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
};

/**
 * Decides by content what a file of a folder may be; null when it does not belong there.
 * `detected` is the type found in the bytes, undefined when they show none; the name is never asked.
 */
function treatmentOf(folder: UploadFolder, detected: string | undefined, isText: boolean): Treatment | null {
  // `video/webm; codecs=…` and the like: parameters do not decide anything.
  const type = detected?.split(';')[0]?.trim();
  if (folder === 'avatar' || folder === 'sticker')
    return type && pictures.has(type) ? { action: 'reencode' } : null;
  if (folder === 'audio') {
    const sound = type && (soundTypes[type] ?? (type.startsWith('audio/') ? type : undefined));
    return sound ? { action: 'keep', contentType: sound } : null;
  }
  if (type && pictures.has(type)) return { action: 'reencode' };
  if (type)
    return { action: 'keep', contentType: type.startsWith('audio/') ? (soundTypes[type] ?? type) : type };
  return {
    action: 'keep',
    contentType: isText ? 'text/plain; charset=utf-8' : 'application/octet-stream',
  };
}

const sampleBytes = 64 * 1024;

/** Whether a file begins like UTF-8 text: no null byte, no broken sequence within the first 64 KB. */
async function isTextFile(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const sample = buffer.subarray(0, bytesRead);
    if (bytesRead === 0 || sample.includes(0)) return false;
    // `stream` tolerates a character that the end of the sample cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    await file.close();
  }
}

/** Content that may be kept. */
export type InspectedContent = {
  /** Where the bytes to keep lie: the file itself or its re-encoded copy. */
  path: string;
  /** True content type. */
  contentType: string;
  /** Pixels, for re-encoded pictures. */
  width: number | null;
  /** Pixels, for re-encoded pictures. */
  height: number | null;
};

/** Whether a picture, with all of its frames, has more pixels than are unpacked here. */
async function isTooLarge(path: string): Promise<boolean> {
  const { width, height, pageHeight, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  return width * (pageHeight ?? height) * pages > pixelLimit;
}

/** A picture that is too large to be drawn arrives as a file, which says no more about place and camera than a picture does. */
async function keepAsFile(path: string, output: string, type = ''): Promise<InspectedContent> {
  const file = { contentType: 'application/octet-stream', width: null, height: null };
  if (type === 'image/jpeg') await copyJpeg(path, output);
  else if (type === 'image/png' || type === 'image/apng') await copyPng(path, output);
  else return { path, ...file };
  return { path: output, ...file };
}

/** The image library reads the first frame of an animated PNG alone: its frames are copied, once that one has proved sound. */
async function keepAnimation(path: string, output: string): Promise<InspectedContent> {
  await sharp(path, { limitInputPixels: pixelLimit, failOn: 'error' }).stats();
  const { frames, width, height } = await copyPng(path, output);
  if (frames * width * height > pixelLimit) return keepAsFile(path, output, 'image/apng');
  return { path: output, contentType: 'image/png', width, height };
}

/** Checks a file by its bytes and re-encodes pictures into `directory`; refuses with `file_type_refused`. */
export async function inspectContent(
  path: string,
  folder: UploadFolder,
  directory: string,
): Promise<InspectedContent> {
  const detected = await fileTypeFromFile(path);
  const treatment = treatmentOf(folder, detected?.mime, await isTextFile(path));
  if (treatment === null) throw new Refusal('file_type_refused');
  if (treatment.action === 'keep') {
    return { path, contentType: treatment.contentType, width: null, height: null };
  }
  const output = join(directory, 'reencoded');
  try {
    if (folder === 'upload' && (await isTooLarge(path)))
      return await keepAsFile(path, output, detected?.mime);
    if (folder === 'upload' && detected?.mime === 'image/apng') return await keepAnimation(path, output);
    if (folder === 'sticker')
      return { path: output, ...(await encodeSticker(path, output, detected?.mime === 'image/apng')) };
    return { path: output, ...(await reencodeImage(path, output, folder === 'avatar')) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The library's sentences name paths and internals; to the person a broken picture is a picture we cannot use.
    throw new Refusal('file_type_refused');
  }
}
