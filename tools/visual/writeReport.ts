import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { StoryResult } from './StoryResult.ts';

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
