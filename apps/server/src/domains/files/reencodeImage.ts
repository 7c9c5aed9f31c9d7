import sharp from 'sharp';

/** Pixels of all frames together; a picture that unpacks to more is not encoded, before it fills the memory. */
export const pixelLimit = 50_000_000;

/** Longest side of an avatar in pixels. */
const avatarSide = 1024;

/** A picture encoded anew. */
export type ReencodedImage = { contentType: string; width: number; height: number };

/**
 * Writes the picture at `from` to `to`: turned upright, in sRGB, without any metadata (place, camera, thumbnails) and
 * without bytes that are no picture. Animations stay animated; AVIF becomes WebP. Rejects when it cannot be read.
 */
export async function reencodeImage(from: string, to: string, isAvatar: boolean): Promise<ReencodedImage> {
  const limits = { animated: true, limitInputPixels: pixelLimit };
  const { format, pages = 1 } = await sharp(from, limits).metadata();
  // Of a JPEG whose end is missing, browsers show what there is.
  const image = sharp(from, { ...limits, failOn: format === 'jpeg' ? 'none' : 'error' });
  // Frames of an animation lie below each other and cannot be turned; animations carry no orientation anyway.
  if (pages === 1) image.autoOrient();
  if (isAvatar)
    image.resize({ width: avatarSide, height: avatarSide, fit: 'inside', withoutEnlargement: true });
  if (format === 'jpeg') image.jpeg({ quality: 90 });
  else if (format === 'png') image.png();
  else if (format === 'gif') image.gif();
  else image.webp({ quality: 90 });
  const written = await image.toFile(to);
  const contentType = `image/${written.format}`;
  return { contentType, width: written.width, height: written.pageHeight ?? written.height };
}
