import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface StoryIndex {
  entries: Record<
    string,
    { type: 'story' | 'docs'; title: string; importPath: string; exportName?: string; tags: string[] }
  >;
}

/**
 * Compares the stories that the packages' files export with those of a built Storybook; each file must have a page
 * too, and the start page must come first.
 */
export async function findMissingStories(storybook: string): Promise<{ found: number; missing: string[] }> {
  const index: StoryIndex = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8'));
  const entries = Object.values(index.entries);
  const built = new Set(
    entries.map(
      ({ type, importPath, exportName = '' }) => `${importPath} ${type === 'docs' ? 'page' : exportName}`,
    ),
  );
  const wanted: string[] = [];
  for await (const file of glob('packages/*/src/**/*.stories.tsx')) {
    const source = await readFile(file, 'utf8');
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    wanted.push(...[...names, 'page'].map((name) => `./${file.replaceAll('\\', '/')} ${name}`));
  }
  const missing = wanted.filter((name) => !built.has(name));
  if (entries[0]?.title !== 'Start/Start here') missing.push('the start page, at the top');
  return { found: wanted.length - missing.length, missing };
}
