import { readFileSync } from 'node:fs';
import { uiLanguageTags } from '@franca/languages';
import { describe, expect, it } from 'vitest';
import type { Text } from '../i18n/Strings.ts';
import * as english from './en.ts';
import { englishStrings } from './englishStrings.ts';
import * as groups from './index.ts';

const gaps = (text: Text | undefined): string[] => {
  const all = typeof text === 'string' ? text : (text?.other ?? '');
  return [...all.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
};

const source = readFileSync(`${import.meta.dirname}/en.ts`, 'utf8');

/** The sentence in front of a group of the English texts. */
const aboutGroup = (name: string): string =>
  new RegExp(`/\\*\\* (.+?), in English\\. \\*/\nexport const ${name} `).exec(source)?.[1] ?? '';

/** The text of `index.ts`: every group of the English texts, with every language of the list. */
function indexFile(): string {
  const tags = [...uiLanguageTags].sort();
  const groupNames = Object.keys(english).filter((name) => source.includes(`export const ${name} `));
  return `// Written by \`strings.test.ts\`: after a change of the list of languages, or of the groups in \`en.ts\`, run
// \`npx vitest run -u packages/ui/src/strings\`. Every language is named in every group, because a component brings along only
// the group whose texts it shows: no bundler would take apart what is put together at runtime.
import type { UiLanguage } from '@franca/languages';
import type { Strings, TextsLike } from '../i18n/Strings.ts';
${tags.map((tag) => `import * as ${tag} from './${tag}.ts';`).join('\n')}

type Group<English extends Strings> = Record<UiLanguage, TextsLike<English>>;
${groupNames
  .map((name) => {
    const entries = uiLanguageTags.map((tag) => `  ${tag}: ${tag}.${name},`);
    return `\n/** ${aboutGroup(name)}. */\nexport const ${name}: Group<typeof en.${name}> = {\n${entries.join('\n')}\n};\n`;
  })
  .join('')}`;
}

describe('the groups of texts', () => {
  it('stand in index.ts with every language of the list', async () => {
    await expect(indexFile()).toMatchFileSnapshot('./index.ts');
  });
});

const others = uiLanguageTags.filter((tag) => tag !== 'en');

describe.each(Object.entries(groups))('the texts of %s', (_name, group) => {
  const english: Record<string, Text> = group.en;

  it.each(others)('have every key of the English ones, and no other: %s', (tag) => {
    expect(Object.keys(group[tag]).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(others)('have the same gaps as the English ones: %s', (tag) => {
    const texts: Record<string, Text> = group[tag];
    for (const [key, text] of Object.entries(english)) expect(gaps(texts[key])).toEqual(gaps(text));
  });
});

describe('englishStrings', () => {
  it('holds every key once, of every group', () => {
    const keys = Object.values(groups).flatMap(({ en }) => Object.keys(en));
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(englishStrings).sort()).toEqual(keys.sort());
  });
});
