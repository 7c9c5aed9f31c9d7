import { describe, expect, it } from 'vitest';
import { helpLanguages } from '../HelpLanguage.ts';
import { readHelpPages } from '../readHelpPages.ts';
import { readQuestions } from './questions.ts';

describe.each(helpLanguages)('the example questions in %s', (language) => {
  it('are at least six for each section of the help pages, and for nothing else', async () => {
    const questions = await readQuestions(language);
    const sections = readHelpPages(language).map(({ id }) => id);
    expect(Object.keys(questions).toSorted()).toEqual(sections.toSorted());
    const few = sections.filter((id) => (questions[id]?.length ?? 0) < 6);
    expect(few).toEqual([]);
  });

  it('are written once each', async () => {
    const all = Object.values(await readQuestions(language))
      .flat()
      .map((text) =>
        text
          .normalize('NFC')
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
          .trim(),
      );
    expect(all.filter((text, index) => text === '' || all.indexOf(text) !== index)).toEqual([]);
  });
});
