import { type Area, cropPlan } from '../core/cropPlan.ts';

/** Options of {@link cropToJpeg}. */
export interface CropOptions {
  /** Address of the picture: `blob:`, `data:` or of the same origin, so that the canvas may be read. */
  source: string;
  /** The chosen square, in pixels of the turned picture. */
  area: Area;
  /** How far the picture is turned, clockwise in degrees. */
  rotation: number;
  /** The greatest width of the result in pixels. */
  size: number;
}

/** Cuts a square out of a picture, turned as asked, on white; returns a JPEG of quality 0.9. */
export async function cropToJpeg({ source, area, rotation, size }: CropOptions): Promise<Blob> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const plan = cropPlan({
    picture: { width: picture.naturalWidth, height: picture.naturalHeight },
    degrees: rotation,
    area,
    most: size,
  });
  const canvas = document.createElement('canvas');
  canvas.width = plan.width;
  canvas.height = plan.height;
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error(
      'Franca UI: the browser gave no 2D canvas, so the photo cannot be cropped. Try another browser.',
    );
  }
  // JPEG knows no transparency; without this, clear parts would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, plan.width, plan.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...plan.matrix);
  context.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(
              new Error(
                'Franca UI: the browser made no JPEG of the cropped photo. Try a smaller or another picture.',
              ),
            ),
      'image/jpeg',
      0.9,
    );
  });
}
