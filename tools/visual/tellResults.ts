import { type Mode, modes, pictureModes } from '../../.storybook/modes.ts';
import { hasProjectFonts } from '../browser/projectFonts.ts';
import type { StoryResult } from './StoryResult.ts';

/** How many checks held and how many did not. */
export interface Count {
  passed: number;
  failed: number;
}

const noPictures =
  'The pictures were left out and are not counted: they are drawn with fonts that only a browser on Linux can be given.';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/**
 * Tells in words what was found, and counts it.
 *
 * @param results what was found about each story
 * @param removed names of pictures whose story is gone
 * @param update whether the pictures were stored instead of judged
 */
export function tellResults(
  results: readonly StoryResult[],
  { removed, update }: { removed: readonly string[]; update: boolean },
): Count {
  const all = Object.keys(modes) as Mode[];
  const broken = results.filter(({ problems }) => problems.length > 0);
  const looked = results.filter(({ problems }) => problems.length === 0);
  const pictures = looked.flatMap((result) => result.pictures);
  const named = (state: string) => pictures.filter((picture) => picture.state === state);
  const bad = looked.flatMap(({ violations }) => all.map((mode) => violations[mode] ?? []));
  const badModes = bad.filter((list) => list.length > 0).length;

  const list = (title: string, names: readonly string[]) => {
    if (names.length > 0) console.log([title, ...names.map((name) => `    ${name}`)].join('\n'));
  };
  const fresh = named('new').map(({ name }) => name);
  list(update ? 'Stored for the first time:' : 'No stored picture yet (npm run visual:update):', fresh);
  list(
    update ? 'Taken away, their story is gone:' : 'A picture whose story is gone (npm run visual:update):',
    [...removed],
  );
  if (broken.length > 0) console.log(`${counted(broken.length, 'story', 'stories')} could not be shown.`);
  const violations = bad.flat().length;
  console.log(
    `axe: ${counted(violations, 'violation', 'violations')} in ${looked.length} stories × ${all.length} modes`,
  );
  if (!hasProjectFonts) console.log(noPictures);
  console.log(
    `pictures: ${pictures.length} in ${pictureModes.join(' and ')}: ${named('same').length} the same, ` +
      `${named('changed').length} changed, ${named('new').length} new, ${removed.length} removed`,
  );
  const wrong = update ? 0 : named('changed').length + named('new').length + removed.length;
  return {
    passed: looked.length * all.length - badModes + (update ? pictures.length : named('same').length),
    failed: broken.length + badModes + wrong,
  };
}
