import type { TranslationView } from '../model/TranslationState.ts';
import { type ShownText, shownTexts, type TranslatedText } from '../text/shownTexts.ts';

/** The words of a poll in one language. */
export interface PollWords extends Pick<ShownText, 'language'> {
  /** What is asked. */
  readonly question: string;
  /** What can be answered, as many as the poll has options. */
  readonly options: readonly string[];
}

/** The text of the message that asks a question. */
export const pollText = (question: string, options: readonly string[]): string =>
  [question, ...options].join('\n');

function readLines({ text, language }: ShownText): PollWords {
  const [question = '', ...options] = text.split('\n');
  return { language, question, options };
}

/** The words of a poll as its reader sees them. A translation with another number of lines would give an option the words of another one: then the original is shown. */
export function pollWords(message: TranslatedText, view: TranslationView, optionCount: number): PollWords {
  const words = readLines(shownTexts(message, view).main);
  return words.options.length === optionCount
    ? words
    : readLines({ text: message.text, language: message.language });
}
