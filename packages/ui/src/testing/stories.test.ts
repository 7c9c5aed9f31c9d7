// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import type { ComponentGuide } from './ComponentGuide.ts';

const source = join(import.meta.dirname, '..');
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name);

async function guideOf(folder: string): Promise<ComponentGuide | undefined> {
  const path = join(source, folder, `${folder}.guide.ts`);
  if (!existsSync(path)) return undefined;
  const module: Record<string, ComponentGuide> = await import(path);
  return Object.values(module)[0];
}

function storiesOf(folder: string) {
  const code = readFileSync(join(source, folder, `${folder}.stories.tsx`), 'utf8');
  const { stories } = loadCsf(code, { makeTitle: (title) => title ?? folder }).parse();
  const tagged = (tag: string) => stories.filter(({ tags }) => tags?.includes(tag));
  return { code, stories, features: tagged('feature'), edges: tagged('edge') };
}

/** Attributes by which parts of a component find each other: style sheets are not to know them. */
const internal = new Set(
  'data-context-menu data-hue data-index data-list-item data-list-title data-tab data-testid'.split(' '),
);

const isPart = (path: string, of: string): boolean =>
  dirname(path) === dirname(of) ||
  path.includes('/internals/') ||
  basename(path) === 'FormField.tsx' ||
  basename(path, '.tsx') !== basename(dirname(path));

/** The data attributes that a file sets, and the files of parts that it is made of; not those of other components. */
function attributesIn(path: string, seen: Set<string>): string[] {
  if (seen.has(path) || !existsSync(path)) return [];
  seen.add(path);
  const code = readFileSync(path, 'utf8');
  const own = [...code.matchAll(/(?<![\w[])data-[a-z-]+(?=['"]?[:=])/g)].map(([name]) => name);
  const parts = [...code.matchAll(/from '(\.[^']+\.tsx)'/g)].map(([, to = '']) => join(dirname(path), to));
  return [...own, ...parts.filter((part) => isPart(part, path)).flatMap((part) => attributesIn(part, seen))];
}

function attributesOf(folder: string): string[] {
  const files = readdirSync(join(source, folder)).filter((name) => /^\w+\.tsx$/.test(name));
  const seen = new Set<string>();
  const names = files.flatMap((name) => attributesIn(join(source, folder, name), seen));
  return [...new Set(names)].filter((name) => !internal.has(name)).sort();
}

describe.each(folders)('%s', (folder) => {
  it('has a first story, features and edge cases', () => {
    const { stories, features, edges } = storiesOf(folder);
    expect(stories[0]?.name).toBe('Default');
    expect(features.length, 'stories tagged "feature"').toBeGreaterThanOrEqual(1);
    expect(edges.length, 'stories tagged "edge"').toBeGreaterThanOrEqual(2);
  });

  it('has a guide with whole sentences, and its page shows it', async () => {
    const guide = await guideOf(folder);
    expect(guide, `${folder}.guide.ts`).toBeDefined();
    expect(storiesOf(folder).code).toMatch(/parameters: \{[^}]*\bguide: \w+Guide\b/);
    const { keyboard = [], attributes = [], dos = [], donts = [] } = guide ?? {};
    expect(dos.length).toBeGreaterThanOrEqual(1);
    expect(donts.length).toBeGreaterThanOrEqual(1);
    for (const sentence of [
      ...keyboard.map(({ action }) => action),
      ...attributes.map(({ says }) => says),
      ...dos,
      ...donts,
    ])
      expect(sentence).toMatch(/^[A-Z`0-9].*[.]$/s);
  });

  it('says in its guide which attributes style sheets may select by', async () => {
    const { attributes = [] } = (await guideOf(folder)) ?? {};
    expect(attributes.map(({ name }) => name)).toEqual(attributesOf(folder));
  });
});
