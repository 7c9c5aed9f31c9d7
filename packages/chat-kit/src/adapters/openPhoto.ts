import type { Size } from '@franca/ui/core';
import { openPhotoCanvas } from './encodePhoto.ts';

/** Pixels of the longest side while a photo is edited: enough for every screen, and little memory. */
const shownSide = 1600;

/** A photo that is being edited. */
export interface OpenPhoto {
  /** It, upright, and no larger than screens need. */
  readonly picture: CanvasImageSource;
  /** Its natural size, upright. */
  readonly size: Size;
}

/** Unpacks a photo, turned as the camera was held; rejects when the browser cannot read it. */
export async function openPhoto(file: Blob): Promise<OpenPhoto> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = { width: bitmap.width, height: bitmap.height };
    const scale = Math.min(1, shownSide / Math.max(size.width, size.height));
    const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
    const { canvas, context } = openPhotoCanvas(width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return { picture: canvas, size };
  } finally {
    // What a camera gives unpacked is two hundred megabytes.
    bitmap.close();
  }
}
