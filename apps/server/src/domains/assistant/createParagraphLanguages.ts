import type { TextLanguages } from '@franca/contract';
import type { LanguageDetector } from '../../ports/LanguageDetector.ts';

/** Fewer letters say nothing about the language. */
const leastLetters = 12;
/** Texts whose languages are remembered: a page of history is read again and again. */
const mostKept = 500;
/** What no text is in: the statistics alone decide, and only where they are sure. */
const nobodys = 'und';

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Text without what is not said: code, addresses of links, marks of lists and quotes. Each expression reads a text once, whatever a model
 * wrote: an address ends before the next bracket.
 */
const wordsOf = (markdown: string): string =>
  markdown
    .replaceAll(/^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1.*$|(?![\s\S]))/gm, ' ')
    .replaceAll(/\]\([^()]*\)/g, '] ')
    .replaceAll(/^[\s>#*+\-|:]+/gm, '');

/** The paragraphs of a text with their places: what stands between empty lines; a block of code belongs to what is before it. */
function paragraphsOf(text: string): { at: number; text: string }[] {
  const paragraphs: { at: number; text: string }[] = [];
  let [at, start] = [0, 0];
  let fence: string | undefined;
  let isAfterEmpty = true;
  for (const line of text.split(/(?<=\n)/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (isAfterEmpty && !fence && !mark && line.trim() !== '') {
      if (at > start) paragraphs.push({ at: start, text: text.slice(start, at) });
      start = at;
    }
    if (!fence) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    isAfterEmpty = line.trim() === '';
    at += line.length;
  }
  return [...paragraphs, { at: start, text: text.slice(start) }];
}

/**
 * Makes what says in which languages a text of SmartTalk is: mostly one, but an answer may contain a suggested reply in another
 * (docs/behaviour/assistant.md, Language of answers). A paragraph is in the language of the longest one unless its own words say otherwise.
 */
export function createParagraphLanguages({ detect }: LanguageDetector): (text: string) => TextLanguages {
  const known = new Map<string, TextLanguages>();

  /** The language of which the statistics are sure, without knowing anything else. */
  function sureOf(words: string): string | undefined {
    const language = detect(words, { writerLanguage: nobodys });
    return language === nobodys ? undefined : language;
  }

  function read(text: string): TextLanguages {
    const all = wordsOf(text);
    if (lettersIn(all) < leastLetters) return [];
    const paragraphs = paragraphsOf(text).map((paragraph) => {
      const words = wordsOf(paragraph.text);
      return { at: paragraph.at, words, letters: lettersIn(words), language: sureOf(words) };
    });
    const [longest] = paragraphs
      .filter(({ language }) => language !== undefined)
      .sort((one, other) => other.letters - one.letters);
    const whole = longest?.language ?? sureOf(all);
    const runs: TextLanguages = [];
    for (const { at, words, language: own } of paragraphs) {
      const isOther = own !== undefined && own !== whole;
      const language = isOther ? detect(words, { writerLanguage: whole }) : whole;
      if (language !== undefined && language !== runs.at(-1)?.language) runs.push({ at, language });
    }
    return runs;
  }

  return (text) => {
    const languages = known.get(text) ?? read(text);
    known.delete(text);
    known.set(text, languages);
    const [oldest] = known.size > mostKept ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return languages;
  };
}
