import { describe, expect, it } from 'vitest';
import { languagePieces, spokenPieces } from './languagePieces.ts';

const answer = 'You could write:\n\n> Ci vediamo alle **nove**.\n\nIt is friendly.\n';
const languages = [
  { at: 0, language: 'en' },
  { at: answer.indexOf('>'), language: 'it' },
  { at: answer.indexOf('It is'), language: 'en' },
];

describe('the pieces of a text by language', () => {
  it('are its blocks, with a quote in another language by itself', () => {
    expect(languagePieces(answer, languages)).toEqual([
      { text: 'You could write:\n\n', language: 'en' },
      { text: '> Ci vediamo alle **nove**.\n\n', language: 'it' },
      { text: 'It is friendly.\n', language: 'en' },
    ]);
  });

  it('are the blocks alone where no language is known', () => {
    expect(languagePieces('One\n\nTwo')).toEqual([
      { text: 'One\n\n', language: null },
      { text: 'Two', language: null },
    ]);
  });
});

describe('what is read aloud', () => {
  it('is cut where the language changes, without marks', () => {
    expect(spokenPieces(answer, languages)).toEqual([
      { text: 'You could write:', language: 'en' },
      { text: 'Ci vediamo alle nove.', language: 'it' },
      { text: 'It is friendly.', language: 'en' },
    ]);
  });

  it('is one piece where no language is known, and none where there are no words', () => {
    expect(spokenPieces('One\n\nTwo')).toEqual([{ text: 'One\nTwo', language: null }]);
    expect(spokenPieces('')).toEqual([]);
  });
});
