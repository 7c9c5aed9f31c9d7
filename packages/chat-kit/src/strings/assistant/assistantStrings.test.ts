import { uiLanguageTags } from '@franca/languages';
import { formatText, type Text } from '@franca/ui/i18n';
import { describe, expect, it as test } from 'vitest';
import { assistantStringsLoader, loadAssistantStrings } from './assistantStrings.ts';
import { en } from './en.ts';

const source: Record<string, Text> = en;
const gaps = (text: Text): string[] => {
  const other = typeof text === 'string' ? text : text.other;
  return [...new Set([...other.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
};

const others = uiLanguageTags.filter((tag) => tag !== 'en');
await Promise.all(others.map((tag) => loadAssistantStrings(`${tag}-XX`)));

describe.each(others)('the texts of the assistant in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = assistantStringsLoader.strings[locale] ?? {};

  test('have every key of English and no other, with its gaps', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect([key, gaps(text)]).toEqual([key, gaps(source[key] ?? '')]);
    }
  });

  test('fill every plural form', () => {
    for (const text of Object.values(texts)) {
      for (const count of [0, 1, 2, 3, 11, 100]) {
        expect(formatText(text, { count }, locale).trim()).not.toBe('');
      }
    }
  });
});

test('the texts that the specification gives stand letter for letter in English', () => {
  expect(en).toMatchObject({
    newChat: 'New Chat',
    regenerate: 'Regenerate Response',
    examples: 'Examples',
    capabilities: 'Capabilities',
    limitations: 'Limitations',
  });
});
