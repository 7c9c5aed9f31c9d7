import { type Mode, modes, pictureModes } from '../../.storybook/modes.ts';
import { hasProjectFonts } from '../browser/projectFonts.ts';
import { type CheckOptions, checkPicture } from './checkPicture.ts';
import type { Story } from './readStories.ts';
import type { StoryPage } from './StoryPage.ts';
import type { StoryResult } from './StoryResult.ts';

/** Looks at the story that is shown, in the state in which its play function left it, in every mode. */
async function checkModes(page: StoryPage, story: Story, options: CheckOptions) {
  const violations: Record<string, StoryResult['violations'][Mode]> = {};
  const pictures: StoryResult['pictures'][number][] = [];
  const native: string[] = [];
  for (const mode of Object.keys(modes) as Mode[]) {
    if (mode !== 'light ltr') await page.setMode(mode);
    await page.waitUntilStill();
    violations[mode] = await page.findViolations();
    if (!hasProjectFonts || !pictureModes.includes(mode)) continue;
    for (const part of await page.findNativeParts()) native.push(`${mode}: ${part}`);
    pictures.push(await checkPicture(page, { storyId: story.id, mode }, options));
  }
  return { violations, pictures, native };
}

/** Looks at a story in the document of the last one. Undefined where anything at all is not as it should be. */
async function checkInSameDocument(
  page: StoryPage,
  story: Story,
  options: CheckOptions,
): Promise<StoryResult | undefined> {
  const problems = await page.showNext(story.id);
  if (!problems || problems.length > 0) return undefined;
  // Nothing of it is kept when a difference is found: the story is looked at again.
  const found = await checkModes(page, story, { ...options, differences: undefined });
  const holds =
    found.native.length === 0 &&
    Object.values(found.violations).every((list) => list?.length === 0) &&
    found.pictures.every(({ state }) => state === 'same');
  return holds ? { story, problems, ...found, document: 'shared' } : undefined;
}

/** Looks at a story in a new document. */
async function checkInNewDocument(
  page: StoryPage,
  story: Story,
  options: CheckOptions,
): Promise<StoryResult> {
  const problems = await page.show(story.id);
  const found =
    problems.length > 0
      ? { violations: {}, pictures: [], native: [] }
      : await checkModes(page, story, options);
  return { story, problems, ...found, document: 'new' };
}

/**
 * Looks at the stories of a component, one after the other in one document, as Storybook's own test runner does. What
 * is found wrong in a document that has shown another story, and what is stored, is looked at in a new one: only that
 * counts.
 */
export async function* checkComponent(
  page: StoryPage,
  stories: readonly Story[],
  options: CheckOptions,
): AsyncGenerator<StoryResult> {
  // Without pictures nothing would show what a document has kept.
  const canShare = hasProjectFonts && !options.update;
  for (const [index, story] of stories.entries()) {
    const shared = index > 0 && canShare ? await checkInSameDocument(page, story, options) : undefined;
    yield shared ?? (await checkInNewDocument(page, story, options));
  }
}
