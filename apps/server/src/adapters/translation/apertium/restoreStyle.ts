const spanishOpening: Readonly<Record<string, string>> = { '?': '¿', '!': '¡' };

/** Spanish opens questions and exclamations; Apertium copies only the closing mark of the source. */
function openSpanish(text: string): string {
  return text.replaceAll(
    /(?<=^|[.!?…]\s+)([^¿¡.!?…\s][^¿¡.!?…]*)([?!])/g,
    (_, sentence: string, mark: string) => `${spanishOpening[mark]}${sentence}${mark}`,
  );
}

/** Sentences begin with a capital where those of the source do: pivots lose it after the first one. */
function capitalise(original: string, translated: string): string {
  if (/(?:^|[.!?…]\s+)\p{Ll}/u.test(original)) return translated;
  return translated.replaceAll(/(?<=^|[.!?…]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Moves and words left out by a rule of Apertium leave a blank before the mark that follows. */
const closeMarks = (original: string, translated: string): string =>
  /\s[.,…]/.test(original) ? translated : translated.replaceAll(/ +(?=[.,…])/g, '');

/** Blanks and capitals as in the source, and the punctuation the target language asks for. */
export function restoreStyle(original: string, translated: string, target: string): string {
  const single = /\s{2,}/.test(original) ? translated : translated.replaceAll(/ {2,}/g, ' ');
  const text = capitalise(original, closeMarks(original, single));
  return target === 'es' ? openSpanish(text) : text;
}
