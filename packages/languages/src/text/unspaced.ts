/**
 * Characters of writing that puts no space between words, as a part of a character class for the flag `u`: what stands beside
 * such a letter is no part of its word.
 */
export const unspaced: string = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Bopomofo',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
