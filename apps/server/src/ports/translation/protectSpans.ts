import { findSpans, type SpanKind } from './findSpans.ts';

/** A text whose protected spans are replaced by placeholders `[[1]]`, `[[2]]`, … */
export type ProtectedText = {
  masked: string;
  /** The spans in the order of their placeholders. */
  spans: readonly string[];
};

/**
 * Replaces protected spans by numbered placeholders for engines that take plain text.
 * Placeholder look-alikes in the text are spans themselves, so none can be confused with ours.
 */
export function protectSpans(
  text: string,
  isProtected: (kind: SpanKind, span: string) => boolean = () => true,
): ProtectedText {
  const spans: string[] = [];
  let masked = '';
  let from = 0;
  for (const span of findSpans(text)) {
    if (span.kind !== 'placeholder' && !isProtected(span.kind, span.text)) continue;
    spans.push(span.text);
    masked += `${text.slice(from, span.start)}[[${spans.length}]]`;
    from = span.start + span.text.length;
  }
  return { masked: masked + text.slice(from), spans };
}
