import sharp from 'sharp';
import type { Picture } from './Picture.ts';

/** Decodes a picture from a file's bytes. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
