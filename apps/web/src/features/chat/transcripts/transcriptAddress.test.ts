import { expect, it } from 'vitest';
import { readSubject, transcriptSubject } from './transcriptAddress.ts';

const key = 'a1'.repeat(20);
const file = (name: string, source: string | Blob = `https://franca.test/api/file/${key}`) =>
  ({ id: name, type: 'file', name, source }) as const;

it('names the file of a message and the words that somebody came for', () => {
  const files = [file('transcript.txt', `/api/file/${'b2'.repeat(20)}`), file('transcript.VTT')];
  expect(transcriptSubject(files)).toBe(key);
  expect(transcriptSubject(files, 'good morning')).toBe(`${key}.good morning`);
  expect(readSubject(`${key}.good morning`)).toEqual({ key, words: 'good morning' });
  expect(readSubject(key)).toEqual({ key, words: '' });
});

it('has none for other files, files elsewhere, and those that are still on this device', () => {
  const others = [
    file('transcript.srt'),
    file('transcript.vtt', 'https://elsewhere.test/a.vtt'),
    file('transcript.vtt', new Blob()),
  ];
  for (const other of others) expect(transcriptSubject([other])).toBeNull();
});

it('reads nothing from a link that names no file', () => {
  for (const subject of [null, '', '../../login', `${key}/..`, key.slice(1)])
    expect(readSubject(subject)).toBeNull();
});
