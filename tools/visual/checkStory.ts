import { type Mode, modes, pictureModes } from '../../.storybook/modes.ts';
import { hasProjectFonts } from '../browser/projectFonts.ts';
import { checkPicture } from './checkPicture.ts';
import type { PictureStore } from './PictureStore.ts';
import type { Story } from './readStories.ts';
import type { StoryPage } from './StoryPage.ts';
import type { StoryResult } from './StoryResult.ts';

/**
 * Looks at one story: its play function runs once, then the state it leaves is checked in every mode, and its
 * picture taken in some.
 */
export async function checkStory(
  page: StoryPage,
  story: Story,
  options: { store: PictureStore; differences: string; update: boolean },
): Promise<StoryResult> {
  const problems = await page.show(story.id);
  if (problems.length > 0) return { story, problems, violations: {}, pictures: [] };
  const violations: Record<string, StoryResult['violations'][Mode]> = {};
  const pictures: StoryResult['pictures'][number][] = [];
  for (const mode of Object.keys(modes) as Mode[]) {
    if (mode !== 'light ltr') await page.setMode(mode);
    await page.settle();
    violations[mode] = await page.findViolations();
    if (hasProjectFonts && pictureModes.includes(mode))
      pictures.push(await checkPicture(page, { storyId: story.id, mode }, options));
  }
  return { story, problems, violations, pictures };
}
