import type { CompressedPhoto } from '../core/attachments/createAttachmentDraft.ts';

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

/** Whether a PNG or a WebP has several frames, of which only the first would be left. */
async function isAnimated(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 64 * 1024).arrayBuffer());
  const text = new TextDecoder('latin1').decode(head);
  if (file.type === 'image/png') return text.includes('acTL');
  return text.startsWith('VP8X', 12) && ((head[20] ?? 0) & 2) !== 0;
}

/** Draws a picture upright in a size and encodes it; without the metadata of the original, since none is drawn. */
async function encode(
  bitmap: ImageBitmap,
  width: number,
  height: number,
  type: string,
): Promise<Blob | null> {
  // Without a canvas that is not part of the page, an ordinary one: it encodes beside the page as well.
  if (typeof OffscreenCanvas === 'undefined') {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    draw(canvas.getContext('2d'), bitmap);
    return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  }
  const canvas = new OffscreenCanvas(width, height);
  draw(canvas.getContext('2d'), bitmap);
  return canvas.convertToBlob({ type, quality });
}

function draw(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
): void {
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
}

const renamed = (name: string, extension: string, isSame: boolean): string =>
  isSame ? name : `${name.replace(/\.[^.]*$/u, '')}.${extension}`;

async function compress(file: File, maxSide: number): Promise<CompressedPhoto | null> {
  const format = formats[file.type];
  if (!format || (file.type !== 'image/jpeg' && (await isAnimated(file)))) return null;
  // Decoded beside the page, and turned as the camera was held.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= smallBytes) return null;
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const source = await encode(bitmap, width, height, format.mime);
    // A browser that cannot write WebP writes PNG instead.
    if (source?.type !== format.mime || source.size > file.size * worthwhile) return null;
    const name = renamed(file.name, format.extension, format.mime === file.type);
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
