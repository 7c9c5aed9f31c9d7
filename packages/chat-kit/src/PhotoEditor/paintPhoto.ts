import type { OpenPhoto } from '../adapters/openPhoto.ts';
import { drawMarks, type PhotoContext } from '../core/photos/drawMarks.ts';
import { type PhotoEdit, type PhotoMark, photoPlan } from '../core/photos/PhotoEdit.ts';

/** Pixels of the longest side of what is shown. */
export const stageSide = 1600;

/** Paints a photo as it is changed, on a canvas of the size of its plan. */
export function paintPhoto(
  context: PhotoContext,
  photo: OpenPhoto,
  edit: PhotoEdit,
  marks: readonly PhotoMark[] = edit.marks,
): void {
  const { matrix } = photoPlan(photo.size, edit, stageSide);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(...matrix);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo.picture, 0, 0, photo.size.width, photo.size.height);
  drawMarks(context, marks, matrix);
}
