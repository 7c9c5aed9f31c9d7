import type { CompressedPhoto } from '../core/attachments/createAttachmentDraft.ts';
import { drawMarks } from '../core/photos/drawMarks.ts';
import { editedFormats } from '../core/photos/editObstacle.ts';
import { type PhotoEdit, photoPlan } from '../core/photos/PhotoEdit.ts';
import { encodePhoto, openPhotoCanvas, renamedPhoto } from './encodePhoto.ts';

/** Share of its colours that a changed photo keeps: it is encoded once more than others. */
const quality = 0.9;

/**
 * Draws a changed photo from the one that was chosen, with at most `maxSide` pixels on its longest side and without place and
 * camera. Rejects when the browser cannot.
 */
export async function renderPhoto(
  file: Blob,
  name: string,
  edit: PhotoEdit,
  maxSide: number,
): Promise<CompressedPhoto> {
  const format = editedFormats[file.type];
  if (!format) throw new Error(`Pictures of the type ${file.type} are not drawn.`);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height, matrix } = photoPlan(bitmap, edit, maxSide);
    const { canvas, context } = openPhotoCanvas(width, height);
    context.setTransform(...matrix);
    context.drawImage(bitmap, 0, 0);
    drawMarks(context, edit.marks, matrix);
    const source = await encodePhoto(canvas, format.mime, quality);
    if (!source) throw new Error('This browser cannot encode pictures.');
    // A browser that cannot write WebP writes PNG instead.
    const extension = source.type === format.mime ? format.extension : 'png';
    return {
      source,
      name: renamedPhoto(name, extension, source.type === file.type),
      mime: source.type,
      width,
      height,
    };
  } finally {
    bitmap.close();
  }
}
