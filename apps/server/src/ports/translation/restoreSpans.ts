/**
 * Puts the spans back in place of their placeholders, wherever the engine moved them.
 * Undefined when a placeholder was lost, doubled or invented: a mangled span must never reach a reader.
 */
export function restoreSpans(translated: string, spans: readonly string[]): string | undefined {
  const seen = new Set<number>();
  let sound = true;
  const text = translated.replaceAll(/\[\[\s*(\d+)\s*\]\]/g, (found, digits: string) => {
    const number = Number(digits);
    const span = spans[number - 1];
    if (span === undefined || seen.has(number)) sound = false;
    seen.add(number);
    return span ?? found;
  });
  return sound && seen.size === spans.length ? text : undefined;
}
