import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
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
 * Prints what was found in all stories, and counts it.
 *
 * @param results what was found about each story
 * @param removed names of pictures whose story is gone
 * @param update whether the pictures were stored instead of judged
 */
export function reportResults(
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
  const alone = results.filter(({ document }) => document === 'new').length;
  console.log(`${counted(alone, 'story', 'stories')} looked at in a new document`);
  console.log(
    `axe: ${counted(violations, 'violation', 'violations')} in ${looked.length} stories × ${all.length} modes`,
  );
  if (!hasProjectFonts) console.log(noPictures);
  console.log(
    `pictures: ${pictures.length} in ${pictureModes.join(' and ')}: ${named('same').length} the same, ` +
      `${named('changed').length} changed, ${named('new').length} new, ${removed.length} removed`,
  );
  const withNative = looked.filter(({ native }) => native.length > 0).length;
  console.log(`parts that the system draws: in ${counted(withNative, 'story', 'stories')}`);
  const wrong = update ? 0 : named('changed').length + named('new').length + removed.length;
  return {
    passed: looked.length * all.length - badModes + (update ? pictures.length : named('same').length),
    failed: broken.length + badModes + withNative + wrong,
  };
}

/** Prints what is wrong with a story, when something is. */
export function reportStory({ story, problems, violations, native, pictures }: StoryResult): void {
  const found = Object.entries(violations).flatMap(([mode, list]) =>
    (list ?? []).map(({ rule, help, elements }) => `axe, ${mode}: ${rule}, ${help}: ${elements.join(' ')}`),
  );
  const changed = pictures
    .filter(({ state }) => state === 'changed')
    .map(({ name, what, file }) => `picture ${name}: ${what}${file ? `, see ${file}` : ''}`);
  const lines = [...problems, ...found, ...native, ...changed];
  if (lines.length > 0) console.log([`${story.name} (${story.id})`, ...lines].join('\n    '));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes a page with every difference: as stored, as seen now, and where they differ. */
export async function writeReport(file: string, results: readonly StoryResult[]): Promise<void> {
  const changes = results.flatMap(({ story, pictures }) =>
    pictures.filter(({ state }) => state === 'changed').map((picture) => ({ story, ...picture })),
  );
  const sections = changes.map(
    ({ story, name, what, file: shown }) =>
      `<section><h2>${escaped(story.name)}</h2><p><code>${name}</code>: ${escaped(what ?? '')}</p>${
        shown ? `<img src="${basename(shown)}" alt="Stored, now, difference">` : ''
      }</section>`,
  );
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changes you can see</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}img{max-width:100%;border:1px solid #ccc}</style>
<h1>Changes you can see</h1><p>${changes.length} pictures differ. Each row: as stored, as it is now, and the difference in red.
Wanted? <code>npm run visual:update</code></p>
${sections.join('\n')}</html>
`;
  await writeFile(file, page);
}
