/**
 * Characters of writing that puts no space between words, as a part of a character class for the flag `u`: what stands beside
 * such a letter is no part of its word. Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese and Tibetan.
 */
export const unspaced: string =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Bopo}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}';
