import { stat } from 'node:fs/promises';
import { limits } from '@franca/contract';
import sharp from 'sharp';
import { Refusal } from '../../core/Refusal.ts';
import { copyPng } from './copyPicture.ts';
import { pixelLimit, type ReencodedImage } from './reencodeImage.ts';

const type = 'image/webp';

/** Half of the pixels take more than half of the bytes: the side is made smaller than their number alone would say. */
const margin = 0.85;

/** The side with which an animation that has too many bytes is expected to have few enough. */
const smallerSide = (bytes: number, side: number): number =>
  Math.max(64, Math.floor(side * Math.sqrt(limits.stickerBytes / bytes) * margin));

/** The frames of an animated PNG are copied, since the image library reads the first one alone: one that is too large is refused. */
async function copyAnimatedPng(from: string, to: string): Promise<ReencodedImage> {
  await sharp(from, { limitInputPixels: pixelLimit, failOn: 'error' }).stats();
  const { frames, width, height } = await copyPng(from, to);
  const { size } = await stat(to);
  const isTooLarge =
    Math.max(width, height) > limits.stickerSide ||
    size > limits.stickerBytes ||
    frames * width * height > pixelLimit;
  if (isTooLarge) throw new Refusal('file_too_large');
  return { contentType: 'image/png', width, height };
}

/**
 * Writes the picture at `from` to `to` as a sticker: WebP, upright, in sRGB, without any metadata, within the pixels and bytes of the
 * contract. Animations stay animated; one of too many bytes becomes smaller once, and is refused with `file_too_large` where that is
 * not enough. Rejects when it cannot be read.
 */
export async function encodeSticker(
  from: string,
  to: string,
  isAnimatedPng: boolean,
): Promise<ReencodedImage> {
  if (isAnimatedPng) return copyAnimatedPng(from, to);
  const options = { animated: true, limitInputPixels: pixelLimit };
  const { format, pages = 1 } = await sharp(from, options).metadata();

  async function write(side: number, quality: number): Promise<ReencodedImage & { size: number }> {
    // Of a JPEG whose end is missing, browsers show what there is.
    const image = sharp(from, { ...options, failOn: format === 'jpeg' ? 'none' : 'error' });
    // Frames of an animation lie below each other and cannot be turned; animations carry no orientation anyway.
    if (pages === 1) image.autoOrient();
    image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const { width, height, pageHeight, size } = await image.webp({ quality }).toFile(to);
    return { contentType: type, width, height: pageHeight ?? height, size };
  }

  let written = await write(limits.stickerSide, 85);
  if (written.size > limits.stickerBytes) {
    const { size, width, height } = written;
    written = await write(smallerSide(size, Math.max(width, height)), 70);
  }
  if (written.size > limits.stickerBytes) throw new Refusal('file_too_large');
  const { size: _size, ...facts } = written;
  return facts;
}
