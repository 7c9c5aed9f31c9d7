const decimal = /\p{Nd}/u;

/** The value of a decimal digit of any script: digits of a script follow one another from 0 to 9. */
function digitOf(digit: string): string {
  const wide = digit.normalize('NFKC');
  if (/^\d$/.test(wide)) return wide;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && decimal.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** What people and programs write between digits, and the marks that contact apps put around a number and nobody sees. */
const separators =
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Pd}().,/·•∙‧・\u2212\u30FC[\]\\_~（）．／]/gu;

/**
 * A phone number as it is typed or pasted, reduced to its digits as 0–9, with a plus sign in front where there is one; `tel:`
 * and what stands between the digits are left out. What else is in it stays, and is for the caller to refuse.
 */
export function cleanPhone(typed: string): string {
  return typed
    .trim()
    .replace(/^tel:/i, '')
    .replace(separators, '')
    .replace(/^[＋⁺₊﹢]/u, '+')
    .replace(/\p{Nd}/gu, digitOf);
}
