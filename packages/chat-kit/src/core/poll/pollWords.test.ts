import { describe, expect, it } from 'vitest';
import { pollText, pollWords } from './pollWords.ts';

const original = { text: '¿Dónde?\nAquí\nAllí', language: 'es' };
const translated = (text: string) =>
  ({
    ...original,
    translation: { kind: 'done', text, source: 'es', target: 'en', engine: 'e', grade: 'good' },
  }) as const;

describe('the words of a poll', () => {
  it('are the lines of the text that its reader chose', () => {
    const message = translated('Where?\nHere\nThere');
    expect(pollWords(message, 'translated', 2)).toEqual({
      question: 'Where?',
      options: ['Here', 'There'],
      language: 'en',
    });
    expect(pollWords(message, 'original', 2)).toEqual({
      question: '¿Dónde?',
      options: ['Aquí', 'Allí'],
      language: 'es',
    });
    expect(pollText('¿Dónde?', ['Aquí', 'Allí'])).toBe(original.text);
  });

  it('are the original where a translation has another number of lines', () => {
    for (const text of ['Where? Here or there', 'Where?\nHere\nThere\nNowhere'])
      expect(pollWords(translated(text), 'translated', 2)).toMatchObject({
        question: '¿Dónde?',
        language: 'es',
      });
  });
});
