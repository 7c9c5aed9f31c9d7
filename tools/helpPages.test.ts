import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uiLanguageTags } from '../packages/languages/src/index.ts';

const root = join(import.meta.dirname, '..');
const help = join(root, 'docs/help');
const languages = uiLanguageTags;

const namesIn = (language: string) => readdirSync(join(help, language)).sort();
const read = (language: string, name: string) => readFileSync(join(help, language, name), 'utf8');

/** Every text in what a file of strings exports, at whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function stringsOf(language: string): Promise<Set<string>> {
  const kits = ['chat-kit', 'call-kit'].flatMap((kit) => {
    const folder = `packages/${kit}/src/strings`;
    return language === 'en'
      ? ['', 'assistant/', 'photo/', 'transcript/']
          .map((part) => `${folder}/${part}en.ts`)
          .concat(`${folder}/enLazy.ts`)
      : ['', 'assistant/', 'photo/', 'transcript/'].map(
          (part) => `${folder}/${part}languages/${language}.ts`,
        );
  });
  const pages = ['', 'translation/'].map((folder) => `apps/web/src/strings/${folder}${language}.ts`);
  if (language === 'en') pages.push('apps/web/src/strings/enLater.ts');
  const files = [...pages, ...kits, `packages/ui/src/strings/${language}.ts`];
  const modules = await Promise.all(
    files
      .map((file) => join(root, file))
      .filter(existsSync)
      .map((file) => import(file)),
  );
  return new Set(modules.flatMap((module) => textsIn({ ...module })));
}

describe.each(languages)('the help pages in %s', (language) => {
  it('are those of English', () => {
    expect(namesIn(language)).toEqual(namesIn('en'));
    expect(namesIn('en').length).toBeGreaterThanOrEqual(16);
  });

  it.each(namesIn('en'))('have the headings of English, each with text and search words: %s', (name) => {
    const shapeOf = (text: string) => text.match(/^#+ (?=\S)/gm);
    const page = read(language, name);
    expect(shapeOf(page)).toEqual(shapeOf(read('en', name)));
    for (const section of page.split(/^## /m).slice(1)) {
      expect(section).toMatch(/<!-- also: .+ -->/);
      expect(
        section
          .replaceAll(/<!--.*?-->/gs, '')
          .split('\n')
          .slice(1)
          .join('')
          .trim(),
      ).not.toBe('');
    }
  });

  it('name buttons by the words of the interface', async () => {
    const strings = await stringsOf(language);
    const unknown = namesIn(language).flatMap((name) =>
      [...read(language, name).matchAll(/\*\*(.+?)\*\*/g)]
        .filter(([, words]) => !strings.has(words ?? ''))
        .map(([, words]) => `${name}: ${words}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name the same number of buttons in each section as English', () => {
    const count = (lang: string, name: string) =>
      read(lang, name)
        .split(/^## /m)
        .map((part) => part.split('**').length);
    for (const name of namesIn('en')) expect(count(language, name), name).toEqual(count('en', name));
  });

  it('lead somewhere by every link', () => {
    const broken = namesIn(language).flatMap((name) =>
      [...read(language, name).matchAll(/\]\(([^)]+)\)/g)]
        .map(([, target]) => target ?? '')
        .filter((target) => !existsSync(join(help, language, target)))
        .map((target) => `${name}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
