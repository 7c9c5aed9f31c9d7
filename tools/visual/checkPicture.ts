import type { Mode } from '../../.storybook/modes.ts';
import { comparePictures, type Difference } from './comparePictures.ts';
import type { Picture } from './Picture.ts';
import { type PictureStore, pictureName } from './PictureStore.ts';
import type { StoryPage } from './StoryPage.ts';
import type { StoryResult } from './StoryResult.ts';
import { writeDifference } from './writeDifference.ts';

const tries = 8;

/** How pictures are checked. */
export interface CheckOptions {
  /** The stored pictures. */
  store: PictureStore;
  /** Folder that takes pictures of differences; none are made without. */
  differences?: string;
  /** Store what is seen instead of comparing. */
  update: boolean;
}

/** Takes pictures until two after each other are the same, or one is as it was stored. */
async function takeCalmPicture(page: StoryPage, stored: Picture | undefined) {
  let seen = await page.takePicture();
  let difference: Difference | undefined;
  for (let round = 0; round < tries; round += 1) {
    difference = stored && comparePictures(stored, seen);
    if (stored && !difference) break;
    await page.waitUntilStill();
    const next = await page.takePicture();
    const isCalm = !comparePictures(seen, next);
    seen = next;
    // What is stored was calm: a difference gets every chance to go away.
    if (isCalm && !stored) break;
  }
  return { seen, difference: stored && comparePictures(stored, seen) };
}

/** Compares what the open story shows with its stored picture, or stores it. */
export async function checkPicture(
  page: StoryPage,
  { storyId, mode }: { storyId: string; mode: Mode },
  { store, differences, update }: CheckOptions,
): Promise<StoryResult['pictures'][number]> {
  const name = pictureName(storyId, mode);
  const stored = await store.read(name);
  const { seen, difference } = await takeCalmPicture(page, stored);
  if (stored && !difference) return { name, state: 'same' };
  if (update) await store.write(name, seen);
  if (!stored || !difference) return { name, state: 'new' };
  const isShown = differences && !update;
  const file = isShown ? await writeDifference(differences, name, stored, seen, difference) : undefined;
  return { name, state: 'changed', what: difference.what, file };
}
