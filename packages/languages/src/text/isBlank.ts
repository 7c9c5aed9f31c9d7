/**
 * What leaves no mark on a page: white space, controls, what fonts ignore by default (zero-width characters, tags, fillers
 * of Hangul), and the three that fonts draw empty though no property says so: the Braille blank, interlinear annotations
 * and the null notehead.
 */
const nothing = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\uFFF9-\uFFFB\u{1D159}]*$/u;

/** Whether nothing in a text can be seen. */
export function isBlank(text: string): boolean {
  return nothing.test(text);
}
