import pixelmatch from 'pixelmatch';
import type { Picture } from './Picture.ts';

/** In what two pictures differ. */
export interface Difference {
  /** The difference in a few words. */
  what: string;
  /** The differing pixels in red over the pale picture; missing when the sizes differ. */
  picture?: Picture;
}

// One level of brightness may be rounding; two, such as from #f0f3f8 to #eef1f6, are another colour.
const threshold = 0.006;

// Another processor may round a few pixels of a curve differently; a letter has more than these.
const tolerated = 6;

/** Compares two pictures; smoothed edges may differ, but no colour, size or word. Undefined when they are the same. */
export function comparePictures(stored: Picture, seen: Picture): Difference | undefined {
  const { width, height } = stored;
  if (width !== seen.width || height !== seen.height)
    return { what: `its size was ${width} × ${height} and is ${seen.width} × ${seen.height}` };
  if (stored.data.equals(seen.data)) return undefined;
  const picture = { data: Buffer.alloc(stored.data.length), width, height };
  const count = pixelmatch(stored.data, seen.data, picture.data, width, height, { threshold });
  if (count <= tolerated) return undefined;
  return { what: `${count} of its ${width * height} pixels differ`, picture };
}
