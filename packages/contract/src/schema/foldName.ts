/** Accents, and the vowel points of Hebrew and Arabic; the vowel signs of Indian scripts are letters of the name. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/** Letters that no decomposition takes apart. */
const plain: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/**
 * A name as searches compare it: lower case and without accents, so that `nguyen` finds `Nguyễn`. The database
 * keeps each name folded in the same way.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[đðøłıæœß]/g, (letter) => plain[letter] ?? letter);
