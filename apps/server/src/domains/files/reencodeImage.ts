import sharp from 'sharp';

/** Pixels of all frames together; a picture that unpacks to more is refused before it fills the memory. */
const pixelLimit = 50_000_000;

/** Longest side of an avatar in pixels. */
const avatarSide = 1024;

/** A picture encoded anew. */
export type ReencodedImage = { contentType: string; width: number; height: number };

/**
 * Writes the picture at `from` to `to`: turned upright, in sRGB, without any metadata (place, camera, thumbnails) and
 * without bytes that are no picture. Animations stay animated; AVIF becomes WebP. Rejects when it cannot be read.
 */
export async function reencodeImage(from: string, to: string, isAvatar: boolean): Promise<ReencodedImage> {
  const image = sharp(from, { animated: true, limitInputPixels: pixelLimit, failOn: 'error' });
  const { format, pages = 1 } = await image.metadata();
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
