import { linkMail } from './linkMail.ts';
import { fillText, textsFor } from './messageTexts.ts';

/** What a quick link mail says. */
export type QuickLinkMailOptions = {
  /** The whole address. */
  link: string;
  /** How long it can be opened. */
  minutes: number;
  /** Whether it signs in, or confirms an address that was entered in a profile. */
  purpose: 'signIn' | 'confirm';
};

/** The mail with a quick link, as text and as HTML, in the reader's language (Accept-Language or BCP 47 tag). */
export function quickLinkMail(
  acceptLanguage: string | undefined,
  { link, minutes, purpose }: QuickLinkMailOptions,
) {
  const { language, texts } = textsFor(acceptLanguage);
  const isConfirmation = purpose === 'confirm';
  const subject = isConfirmation ? texts.confirmSubject : texts.linkSubject;
  const label = isConfirmation ? texts.confirmButton : texts.linkButton;
  const ignore = isConfirmation ? texts.confirmIgnore : texts.linkIgnore;
  const introduction = fillText(isConfirmation ? texts.confirmIntroduction : texts.linkIntroduction, {
    minutes,
  });
  return linkMail({
    language,
    subject,
    introduction,
    label,
    link,
    fallback: texts.linkFallback,
    notes: [ignore],
  });
}

/** The SMS with a sign-in code, in the reader's language (Accept-Language or BCP 47 tag); codes keep Latin digits. */
export function signInCodeText(acceptLanguage: string | undefined, code: string, minutes: number): string {
  return fillText(textsFor(acceptLanguage).texts.signInCode, { code, minutes });
}
