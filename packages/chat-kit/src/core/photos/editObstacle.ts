import { isAnimated } from './isAnimated.ts';

/** Why a picture cannot be edited: only one frame would be left of it, or browsers do not draw its format. */
export type EditObstacle = 'animated' | 'format';

/** Formats that every browser draws, and what a changed picture is written as. */
export const editedFormats: Readonly<Record<string, { mime: string; extension: string }>> = {
  'image/jpeg': { mime: 'image/jpeg', extension: 'jpg' },
  'image/png': { mime: 'image/webp', extension: 'webp' },
  'image/webp': { mime: 'image/webp', extension: 'webp' },
  'image/gif': { mime: 'image/webp', extension: 'webp' },
};

/** Why a picture cannot be edited; null where it can. */
export async function editObstacle(file: Blob): Promise<EditObstacle | null> {
  if (!editedFormats[file.type]) return 'format';
  return (await isAnimated(file)) ? 'animated' : null;
}
