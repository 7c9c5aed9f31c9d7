import { uiLanguageTags } from '@franca/languages';
import { formatText, type Text } from '@franca/ui/i18n';
import { describe, expect, it as test } from 'vitest';
import { en } from './en.ts';
import { callStringsLoader, loadCallStrings } from './loadCallStrings.ts';
import { en as transcriptEn } from './transcript/en.ts';
import { loadTranscriptStrings, transcriptStringsLoader } from './transcript/loadTranscriptStrings.ts';

const gaps = (text: Text): string[] => {
  const other = typeof text === 'string' ? text : text.other;
  return [...new Set([...other.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
};

const others = uiLanguageTags.filter((tag) => tag !== 'en');
await Promise.all(
  others.flatMap((tag) => [loadCallStrings(`${tag}-XX`), loadTranscriptStrings(`${tag}-XX`)]),
);
const parts = [
  { part: 'calls', source: en as Record<string, Text>, loaded: callStringsLoader.strings },
  {
    part: 'transcripts',
    source: transcriptEn as Record<string, Text>,
    loaded: transcriptStringsLoader.strings,
  },
];
const files = parts.flatMap((part) => others.map((locale) => ({ ...part, locale })));

describe.each(files)('the texts of $part in $locale', ({ locale, source, loaded }) => {
  const texts: Readonly<Record<string, Text>> = loaded[locale] ?? {};

  test('have every key of English and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort());
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
    expect(en).toMatchObject({
      calling: 'Calling…',
      connecting: 'Connecting.....',
      connectionLost: 'Connection Lost: Reconnecting to room...',
      credentials: '{message}. Please make sure you are using the correct credentials.',
      done: 'Done',
      error: 'ERROR',
      errorCode: 'Error Code: {code}',
      incomingAudio: 'Incoming audio call',
      incomingVideo: 'Incoming video call',
      reconnecting: 'Reconnecting...',
      recordingComplete: 'Recording Complete',
      recordingInProgress: 'Recording is in progress.',
      recordingStarted: 'Recording has started.',
      settingsTitle: 'Audio and Video Settings',
      unsupported: 'Browser or context not supported',
      you: '{name} (You)',
    });
  });
});
