// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    const { keyboard = [], dos = [], donts = [] } = guide ?? {};
    expect(dos.length).toBeGreaterThanOrEqual(1);
    expect(donts.length).toBeGreaterThanOrEqual(1);
    for (const sentence of [...keyboard.map(({ action }) => action), ...dos, ...donts])
      expect(sentence).toMatch(/^[A-Z`0-9].*[.]$/s);
  });
});
