import { uiLanguageTags } from '@franca/languages';
import { formatText, type Text } from '@franca/ui/i18n';
import { describe, expect, it as test } from 'vitest';
import { en } from './en.ts';
import { enLazy } from './enLazy.ts';
import { loadChatStrings, loadedStrings } from './loadChatStrings.ts';

const english = { ...en, ...enLazy };
const source: Record<string, Text> = english;
const gaps = (text: Text): string[] => {
  const other = typeof text === 'string' ? text : text.other;
  return [...new Set([...other.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
};

const others = uiLanguageTags.filter((tag) => tag !== 'en');
await Promise.all(others.map((tag) => loadChatStrings(`${tag}-XX`)));

describe.each(others)('the texts in %s', (locale) => {
  const texts: Readonly<Record<string, Text>> = loadedStrings[locale] ?? {};

  test('have every key of English and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  test('have the same gaps as English', () => {
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

describe('the texts that the specification gives', () => {
  test('stand letter for letter in English', () => {
    expect(english).toMatchObject({
      chats: 'Chats',
      search: 'Search chats',
      activeNow: 'Active Now',
      online: 'active now',
      offline: 'offline',
      write: 'Write a message',
      attachTooManyTitle: 'Too Many files selected',
      attachTooMany: 'You have picked too many files. Limit is {count}',
      recallTitle: 'Confirm Recall Message',
      recalledToast: 'Recalled successfully',
      today: 'Today',
      yesterday: 'Yesterday',
      stillTyping: '{name} is typing',
      voiceUnsupported: 'Ups, your browser is not supported!',
      tapToRecord: 'tap to record',
      holdAndTalk: 'hold and talk',
      callLength: '{minutes} min {seconds} sec',
    });
  });
});
