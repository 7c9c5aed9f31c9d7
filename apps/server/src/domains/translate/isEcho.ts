/** A text as it is read: without blanks and case, and with one form of what is written in several, such as quotation marks. */
const read = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u200B-\u200D\u2060\uFEFF]/gu, '')
    .replaceAll(/[\u2018\u2019\u02BC`\u00B4]/gu, "'")
    .replaceAll(/[\u201C-\u201F\u00AB\u00BB]/gu, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-');

/** Whether a translation says what the original says: nobody reads the same words twice. */
export const isEcho = (translation: string, original: string): boolean =>
  read(translation) === read(original);
