import { escapeHtml } from '../http/escapeHtml.ts';
import { fillText } from './fillText.ts';
import { textsFor } from './textsFor.ts';

/** The mail with a quick link (0 §2), as text and as HTML, in the reader's language (Accept-Language or BCP 47 tag). */
export function quickLinkMail(acceptLanguage: string | undefined, link: string, minutes: number) {
  const { language, texts } = textsFor(acceptLanguage);
  const introduction = fillText(texts.linkIntroduction, { minutes });
  const text = `${introduction}\n\n${link}\n\n${texts.linkIgnore}\n`;
  const address = escapeHtml(link);
  const button = 'background:#3b3fd8;color:#fff;padding:12px 24px;border-radius:8px;text-decoration:none';
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escapeHtml(texts.linkSubject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1c1c28;max-width:32em;margin:2em auto;padding:0 1em">
<p>${escapeHtml(introduction)}</p>
<p style="margin:2em 0"><a href="${address}" style="${button}">${escapeHtml(texts.linkButton)}</a></p>
<p>${escapeHtml(texts.linkFallback)}<br><a href="${address}" dir="ltr">${address}</a></p>
<p style="color:#5c5c70">${escapeHtml(texts.linkIgnore)}</p>
</body>
</html>
`;
  return { subject: texts.linkSubject, text, html };
}
