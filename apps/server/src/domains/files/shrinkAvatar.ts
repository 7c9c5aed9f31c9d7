import { type AvatarSize, avatarSizes } from '@franca/contract';
import sharp from 'sharp';

/** Good enough at the size of a face in a list, and a thirtieth of the picture. */
const quality = 80;

/** What the smaller versions are encoded as. */
export const smallAvatarType = 'image/webp';

/**
 * The versions of the avatar at `path` that are smaller than itself, by the size of their shorter side: they fill a circle.
 * Animations stay animated.
 */
export async function shrinkAvatar(path: string): Promise<ReadonlyMap<AvatarSize, Buffer>> {
  const picture = sharp(path, { animated: true });
  const { width, height, pageHeight } = await picture.metadata();
  const shorter = Math.min(width, pageHeight ?? height);
  const smaller = avatarSizes.filter((side) => side < shorter);
  const encode = (side: AvatarSize) =>
    picture.clone().resize({ width: side, height: side, fit: 'outside' }).webp({ quality }).toBuffer();
  return new Map(await Promise.all(smaller.map(async (side) => [side, await encode(side)] as const)));
}
