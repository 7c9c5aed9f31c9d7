import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Difference } from './comparePictures.ts';
import type { Picture } from './Picture.ts';

const gap = 16;

/**
 * Writes one picture with the stored one, the one seen now and their difference beside each other, and returns its
 * path.
 */
export async function writeDifference(
  folder: string,
  name: string,
  stored: Picture,
  seen: Picture,
  difference: Difference,
): Promise<string> {
  const parts = [stored, seen, ...(difference.picture ? [difference.picture] : [])];
  const file = join(folder, `${name.replace('/', '--')}.png`);
  let left = 0;
  const layers = parts.map(({ data, width, height }) => {
    const layer = { input: data, raw: { width, height, channels: 4 as const }, left, top: 0 };
    left += width + gap;
    return layer;
  });
  await mkdir(dirname(file), { recursive: true });
  const height = Math.max(...parts.map((part) => part.height));
  await sharp({ create: { width: left - gap, height, channels: 3, background: '#ff00ff' } })
    .composite(layers)
    .png()
    .toFile(file);
  return file;
}
