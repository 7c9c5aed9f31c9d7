import { directionOf } from '@franca/languages';
import { escapeHtml } from '../http/htmlPage.ts';
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
  const text = `${introduction}\n\n${link}\n\n${ignore}\n`;
  const address = escapeHtml(link);
  const button = 'background:#3b3fd8;color:#fff;padding:12px 24px;border-radius:8px;text-decoration:none';
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1c1c28;max-width:32em;margin:2em auto;padding:0 1em">
<p>${escapeHtml(introduction)}</p>
<p style="margin:2em 0"><a href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p>${escapeHtml(texts.linkFallback)}<br><a href="${address}" dir="ltr">${address}</a></p>
<p style="color:#5c5c70">${escapeHtml(ignore)}</p>
</body>
</html>
`;
  return { subject, text, html };
}

/** The SMS with a sign-in code, in the reader's language (Accept-Language or BCP 47 tag); codes keep Latin digits. */
export function signInCodeText(acceptLanguage: string | undefined, code: string, minutes: number): string {
  return fillText(textsFor(acceptLanguage).texts.signInCode, { code, minutes });
}
