const placeholder = /\[\[(\d+)\]\]/g;
const element = /\s*<img id="?(\d+)"?\s*\/?>\s*/g;
const named = /<x id="?(\d+)"?>[^<]*<\/x>/g;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const escapeSigns = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const readSigns = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/**
 * Masked text as HTML that is XML too: its placeholders are empty elements, which engines move along with their sentence; with
 * `words`, for those that have some, `x` elements around them, which the engine has to leave as they are.
 */
export function toHtml(masked: string, words: readonly (string | undefined)[] = []): string {
  return escapeSigns(masked).replace(placeholder, (_, number: string) => {
    const word = words[Number(number) - 1];
    return word === undefined ? `<img id="${number}"/>` : `<x id="${number}">${escapeSigns(word)}</x>`;
  });
}

/**
 * The blank that belongs between a placeholder and its neighbour in the translation: where the original has one on this
 * side, and where a letter has come beside it that was none before, since the engine moved it.
 */
function blankBeside(original: string | undefined, translated: string | undefined): string {
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  const hadBlank = original !== undefined && /\s/.test(original);
  return hadBlank || (isWord(translated) && !isWord(original)) ? ' ' : '';
}

/** Translated HTML as masked text, with the blanks around placeholders that `masked` has. */
export function fromHtml(html: string, masked: string): string {
  const marked = html.replace(named, (_, number: string) => `<img id="${number}"/>`);
  const text = marked.replace(element, (found, number: string, at: number) => {
    const mark = `[[${number}]]`;
    const place = masked.indexOf(mark);
    const before = blankBeside(masked[place - 1], marked[at - 1]);
    const next = marked[at + found.length];
    const after = /[.,!?;:]/.test(next ?? '') ? '' : blankBeside(masked[place + mark.length], next);
    return `${before}${mark}${after}`;
  });
  return readSigns(text).replaceAll(/ {2,}/g, ' ').trim();
}
