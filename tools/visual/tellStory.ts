import type { StoryResult } from './StoryResult.ts';

/** Tells at once what is wrong with a story, when something is. */
export function tellStory({ story, problems, violations, pictures }: StoryResult): void {
  const found = Object.entries(violations).flatMap(([mode, list]) =>
    (list ?? []).map(({ rule, help, elements }) => `axe, ${mode}: ${rule}, ${help}: ${elements.join(' ')}`),
  );
  const changed = pictures
    .filter(({ state }) => state === 'changed')
    .map(({ name, what, file }) => `picture ${name}: ${what}${file ? `, see ${file}` : ''}`);
  const lines = [...problems, ...found, ...changed];
  if (lines.length > 0) console.log([`${story.name} (${story.id})`, ...lines].join('\n    '));
}
