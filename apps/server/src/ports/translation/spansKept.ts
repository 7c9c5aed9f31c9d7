import { findSpans } from './findSpans.ts';

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const span of findSpans(text)) counts.set(span.text, (counts.get(span.text) ?? 0) + 1);
  return counts;
}

/** Whether a translation carries exactly the protected spans of its source, in any order. */
export function spansKept(source: string, translated: string): boolean {
  const expected = counted(source);
  const actual = counted(translated);
  if (expected.size !== actual.size) return false;
  return [...expected].every(([span, count]) => actual.get(span) === count);
}
