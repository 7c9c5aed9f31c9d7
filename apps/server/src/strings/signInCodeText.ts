import { fillText } from './fillText.ts';
import { textsFor } from './textsFor.ts';

/** The SMS with a sign-in code, in the reader's language (Accept-Language or BCP 47 tag); codes keep Latin digits. */
export function signInCodeText(acceptLanguage: string | undefined, code: string, minutes: number): string {
  return fillText(textsFor(acceptLanguage).texts.signInCode, { code, minutes });
}
