import { findSpans, type SpanKind } from '../../../ports/translation/protectSpans.ts';

/** Plain small numbers stay visible: they decide singular and plural, and Apertium copies them. */
function isHidden(kind: SpanKind, text: string): boolean {
  return kind !== 'number' || !/^\d{1,6}$/.test(text);
}

function escapeReserved(text: string): string {
  return text.replaceAll(/[\\^$@[\]{}<>/\0]/g, (character) => (character === '\0' ? '' : `\\${character}`));
}

/** A line in Apertium's stream format: reserved characters escaped, protected spans in superblanks. */
export function toStream(line: string): string {
  let stream = '';
  let from = 0;
  for (const span of findSpans(line)) {
    if (!isHidden(span.kind, span.text)) continue;
    stream += `${escapeReserved(line.slice(from, span.start))}[${escapeReserved(span.text)}]`;
    from = span.start + span.text.length;
  }
  return stream + escapeReserved(line.slice(from));
}

/** The text of a stream: superblanks lose their brackets, escaped characters their backslash. */
export function fromStream(stream: string): string {
  return stream.replaceAll(/\\([\s\S])|[[\]]/g, (_, escaped: string | undefined) => escaped ?? '');
}
