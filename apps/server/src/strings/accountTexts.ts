import { directionOf } from '@franca/languages';
import { escapeHtml } from '../http/htmlPage.ts';
import { fillText, textsFor } from './messageTexts.ts';

/** A mail of one paragraph, as text and as HTML. */
function shortMail(language: string, subject: string, text: string) {
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1c1c28;max-width:32em;margin:2em auto;padding:0 1em">
<p>${escapeHtml(text)}</p>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}

/** The mail to a confirmed address that another one is about to replace (Accept-Language or BCP 47 tag). */
export function emailNoticeMail(acceptLanguage: string | undefined, email: string) {
  const { language, texts } = textsFor(acceptLanguage);
  return shortMail(language, texts.emailNoticeSubject, fillText(texts.emailNoticeBody, { email }));
}

/** The mail with the code that deletes an account; its text is that of the SMS too. */
export function deletionMail(acceptLanguage: string | undefined, values: { code: string; minutes: number }) {
  const { language, texts } = textsFor(acceptLanguage);
  return shortMail(language, fillText(texts.deletionSubject, values), fillText(texts.deletionCode, values));
}

/** The mail that says that wrong codes have closed a number for signing in; its text is that of the SMS too. */
export function lockNotice(acceptLanguage: string | undefined) {
  const { language, texts } = textsFor(acceptLanguage);
  return shortMail(language, texts.lockSubject, texts.lockBody);
}
