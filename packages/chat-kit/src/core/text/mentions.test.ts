import { describe, expect, it } from 'vitest';
import { findMentions, mentionOf, mentionsAfterEdit, mentionTexts, splitMentions } from './mentions.ts';

const people = [
  { id: 'a', name: 'Ana' },
  { id: 'al', name: 'Ana López' },
  { id: 'o', name: 'عمر الحسن' },
];
const named = (text: string) =>
  findMentions(text, people).map(({ userId, start, length }) => [userId, text.slice(start, start + length)]);

describe('mentions', () => {
  it('are found where a whole name follows an @', () => {
    expect(named('Hi @Ana, and @Ana\u00a0López!')).toEqual([
      ['a', '@Ana'],
      ['al', '@Ana\u00a0López'],
    ]);
    expect(named(`${mentionOf('عمر الحسن')} تعال`)).toEqual([['o', '@عمر\u00a0الحسن']]);
  });

  it('stay in changed words, also of people who are not known here', () => {
    const before = { text: 'Hi @Zoe', mentions: [{ userId: 'z', start: 3, length: 4 }] };
    expect(mentionsAfterEdit('@Ana and @Zoe', before, people)).toEqual([
      { userId: 'a', start: 0, length: 4 },
      { userId: 'z', start: 9, length: 4 },
    ]);
    expect(mentionsAfterEdit('Nobody', before, people)).toEqual([]);
  });

  it('are no parts of other names, of addresses or of words', () => {
    for (const text of ['@Anabel', '@Ana\u00a0Ruiz', 'me@Ana', '@ana', 'Ana', '@'])
      expect(named(text)).toEqual([]);
  });

  it('are found again in a translation, wherever they went', () => {
    const text = 'Ask @Ana\u00a0López please';
    const texts = mentionTexts({ text, mentions: findMentions(text, people) });
    expect(splitMentions('Bitte @Ana\u00a0López fragen', texts)).toEqual([
      { kind: 'text', text: 'Bitte ' },
      { kind: 'mention', text: '@Ana\u00a0López', userId: 'al' },
      { kind: 'text', text: ' fragen' },
    ]);
  });
});
