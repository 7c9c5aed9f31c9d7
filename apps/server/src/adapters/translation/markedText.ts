const placeholder = /\[\[(\d+)\]\]/g;
const element = /\s*<img id="?(\d+)"?\s*\/?>\s*/g;

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

/** Masked text as HTML that is XML too: its placeholders are empty elements, which engines move along with their sentence. */
export function toHtml(masked: string): string {
  return escapeSigns(masked).replace(placeholder, (_, number: string) => `<img id="${number}"/>`);
}

/** Blanks of the original around a placeholder, which the engine drops. */
function blanksAround(masked: string, number: string): [before: string, after: string] {
  const mark = `[[${number}]]`;
  const at = masked.indexOf(mark);
  const isBlank = (sign: string | undefined) => sign !== undefined && /\s/.test(sign);
  return [isBlank(masked[at - 1]) ? ' ' : '', isBlank(masked[at + mark.length]) ? ' ' : ''];
}

/** Translated HTML as masked text, with the blanks around placeholders that `masked` has. */
export function fromHtml(html: string, masked: string): string {
  const text = html.replace(element, (_, number: string) => {
    const [before, after] = blanksAround(masked, number);
    return `${before}[[${number}]]${after}`;
  });
  return readSigns(text).replaceAll(/ {2,}/g, ' ').trim();
}
