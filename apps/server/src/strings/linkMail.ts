import { directionOf } from '@franca/languages';
import { escapeHtml } from '../http/htmlPage.ts';

/** What a mail around one link says. */
export type LinkMailOptions = {
  /** BCP 47 tag of the texts. */
  language: string;
  /** Subject line. */
  subject: string;
  /** What the link does. */
  introduction: string;
  /** The whole address. */
  link: string;
  /** Label of the link, shown as a button. */
  label: string;
  /** Said above the bare address. */
  fallback: string;
  /** Small print, one paragraph each. */
  notes: string[];
};

const button = 'background:#1f5ae0;color:#fff;padding:12px 24px;border-radius:8px;text-decoration:none';

/** A mail around one link, as text and as HTML. */
export function linkMail(options: LinkMailOptions): { subject: string; text: string; html: string } {
  const { language, subject, introduction, link, label, fallback, notes } = options;
  const text = `${introduction}\n\n${link}\n\n${notes.join('\n\n')}\n`;
  const address = escapeHtml(link);
  const paragraphs = notes.map((note) => `<p style="color:#5c5c70">${escapeHtml(note)}</p>`);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1c1c28;max-width:32em;margin:2em auto;padding:0 1em">
<p>${escapeHtml(introduction)}</p>
<p style="margin:2em 0"><a href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p>${escapeHtml(fallback)}<br><a href="${address}" dir="ltr">${address}</a></p>
${paragraphs.join('\n')}
</body>
</html>
`;
  return { subject, text, html };
}
