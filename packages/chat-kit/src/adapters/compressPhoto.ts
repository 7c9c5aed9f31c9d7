import type { CompressedPhoto } from '../core/attachments/createAttachmentDraft.ts';
import { isAnimated } from '../core/photos/isAnimated.ts';
import { encodePhoto, openPhotoCanvas, renamedPhoto } from './encodePhoto.ts';

/** Share of its colours that a photo keeps, as `convertToBlob` counts it. */
const quality = 0.8;
/** A photo below this is small already, unless it has more pixels than wanted. */
const smallBytes = 200 * 1024;
/** What is saved has to be worth the loss. */
const worthwhile = 0.9;

/** Formats of photos, and what they are written as: JPEG stays what every program opens, and WebP keeps transparency. */
const formats: Readonly<Record<string, { mime: string; extension: string }>> = {
  'image/jpeg': { mime: 'image/jpeg', extension: 'jpg' },
  'image/png': { mime: 'image/webp', extension: 'webp' },
  'image/webp': { mime: 'image/webp', extension: 'webp' },
};

async function compress(file: File, maxSide: number): Promise<CompressedPhoto | null> {
  const format = formats[file.type];
  if (!format || (await isAnimated(file))) return null;
  // Decoded beside the page, and turned as the camera was held.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= smallBytes) return null;
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const { canvas, context } = openPhotoCanvas(width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const source = await encodePhoto(canvas, format.mime, quality);
    // A browser that cannot write WebP writes PNG instead.
    if (source?.type !== format.mime || source.size > file.size * worthwhile) return null;
    const name = renamedPhoto(file.name, format.extension, format.mime === file.type);
    return { source, name, mime: format.mime, width, height };
  } finally {
    bitmap.close();
  }
}

/**
 * Makes a photo smaller on this device: `maxSide` pixels on its longest side, upright, without place and camera. Null where that
 * saves little or would lose something: animations, formats that are no photos, pictures that this browser cannot read.
 */
export async function compressPhoto(file: File, maxSide: number): Promise<CompressedPhoto | null> {
  return compress(file, maxSide).catch(() => null);
}
