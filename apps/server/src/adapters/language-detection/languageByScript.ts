/** Scripts and the languages written in them, most widespread first; Latin says nothing about the language. */
const scripts: readonly [RegExp, readonly string[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ['ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Han}/gu, ['zh']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa', 'ur']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'bg', 'sr', 'be', 'mk']],
  [/\p{Script=Greek}/gu, ['el']],
  [/\p{Script=Hebrew}/gu, ['he']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'ne']],
  [/\p{Script=Bengali}/gu, ['bn']],
  [/\p{Script=Tamil}/gu, ['ta']],
  [/\p{Script=Telugu}/gu, ['te']],
  [/\p{Script=Gujarati}/gu, ['gu']],
  [/\p{Script=Kannada}/gu, ['kn']],
  [/\p{Script=Malayalam}/gu, ['ml']],
  [/\p{Script=Gurmukhi}/gu, ['pa']],
  [/\p{Script=Georgian}/gu, ['ka']],
  [/\p{Script=Armenian}/gu, ['hy']],
  [/\p{Script=Ethiopic}/gu, ['am']],
  [/\p{Script=Khmer}/gu, ['km']],
  [/\p{Script=Lao}/gu, ['lo']],
  [/\p{Script=Myanmar}/gu, ['my']],
];

/** Letters that only Vietnamese uses. */
const vietnamese = /[ăđơưẠ-ỹ]/giu;

/**
 * The languages a text can be in judging by its letters alone, empty for Latin script without such marks.
 * `own` narrows a shared script down when it is one of them and the text is in no other script.
 */
export function languageByScript(text: string, own: string | undefined): readonly string[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, languages] of scripts) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    // Kana means Japanese however many Chinese characters stand around it.
    if (share <= (languages[0] === 'ja' ? 0 : 0.4)) continue;
    if (languages[0] === 'zh' && own === 'ja') return ['ja'];
    return languages;
  }
  return (text.match(vietnamese)?.length ?? 0) >= 2 ? ['vi'] : [];
}
