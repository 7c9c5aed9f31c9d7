import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Content types of pictures that are fetched. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const side = 240;
const pixelLimit = 25_000_000;

/** Encodes a picture anew, square and small, without any metadata; undefined where the bytes are none of the known types. */
export async function makePicture(bytes: Buffer): Promise<Buffer | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !pictureTypes.includes(type.mime)) return undefined;
  const image = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient();
  return image.resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 80 }).toBuffer();
}
