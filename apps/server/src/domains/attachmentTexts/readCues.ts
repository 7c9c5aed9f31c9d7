import { storableText } from '../../core/storableText.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '',
  rlm: '',
};

/** The words of a line of a cue: tags go, and what stands for a character becomes it. Reads a line once, whatever somebody wrote. */
const wordsOf = (line: string): string =>
  line
    .replace(/<[^<>]*>/gu, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/gu, (_, name: string) => entities[name] ?? '')
    .trim();

/**
 * What is said in the cues of a WebVTT file, one line each (https://www.w3.org/TR/webvtt1/#file-structure); undefined for any other
 * file. Names of speakers, notes and styles are left out.
 */
export function readCues(file: string): string[] | undefined {
  const [header = '', ...blocks] = storableText(file)
    .replace(/^\ufeff/u, '')
    .replace(/\r\n?/gu, '\n')
    .split(/\n{2,}/u);
  if (!/^WEBVTT(?:[ \t\n]|$)/u.test(header)) return undefined;
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    // Before the times there is at most a name of the cue.
    const times = lines.slice(0, 2).findIndex((line) => line.includes('-->'));
    return times < 0
      ? []
      : lines
          .slice(times + 1)
          .map(wordsOf)
          .filter((line) => line !== '');
  });
}
