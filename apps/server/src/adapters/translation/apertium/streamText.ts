import { findSpans, type SpanKind } from '../../../ports/translation/protectSpans.ts';

/** Plain small numbers stay visible: they decide singular and plural, and Apertium copies them. */
function isHidden(kind: SpanKind, text: string): boolean {
  return kind !== 'number' || !/^\d{1,6}$/.test(text);
}

function escapeReserved(text: string): string {
  return text.replaceAll(/[\\^$@[\]{}<>/\0]/g, (character) => (character === '\0' ? '' : `\\${character}`));
}

/** What is neither word nor span: characters that look like a mark of Apertium go round it as well. */
function toPlainStream(text: string): string {
  return escapeReserved(text).replaceAll(/[*#]+/g, '[$&]');
}

/** A line in Apertium's stream format: reserved characters escaped, protected spans in superblanks. */
export function toStream(line: string): string {
  let stream = '';
  let from = 0;
  for (const span of findSpans(line)) {
    if (!isHidden(span.kind, span.text)) continue;
    stream += `${toPlainStream(line.slice(from, span.start))}[${escapeReserved(span.text)}]`;
    from = span.start + span.text.length;
  }
  return stream + toPlainStream(line.slice(from));
}

/** A superblank, an escaped character, or a mark with its word. */
const streamParts = /\[([^\\\]]*(?:\\[\s\S][^\\\]]*)*)\]|\\([\s\S])|[[\]]|([*@#])([\p{L}\p{M}\d]+)?/gu;

/**
 * The text of a stream, and the words in it that Apertium marked: `*` not in its dictionary, `@` without a translation.
 * `#`, a word that it could not inflect, is of the target language and counts as translated.
 */
export function fromStream(stream: string): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const text = stream.replaceAll(
    streamParts,
    (_, blank?: string, escaped?: string, mark?: string, word?: string) => {
      if (blank !== undefined) return blank.replaceAll(/\\([\s\S])/g, '$1');
      if (mark === undefined) return escaped ?? '';
      // A sign of the text that looks like a mark is in a superblank: this is one of a word that is none, such as a dash.
      if (word === undefined) return '';
      if (mark !== '#') unknown.push(word);
      return word;
    },
  );
  return { text, unknown };
}
