import { directionOf } from '@franca/languages';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A whole HTML page around a body that is already HTML; in English unless another language is named. */
export function htmlPage(title: string, body: string, language = 'en'): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
}

/** Style of the server's own few pages; a file of its own, since the content security policy allows no inline style. */
export const pageStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 2rem 1rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-block-end: 1px solid #8884; }
@media (width < 40rem) {
  th { display: none; }
  tr { display: block; padding-block: .75rem; border-block-end: 1px solid #8884; }
  td { display: block; padding: 0; border: 0; }
}
code, pre { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; margin: 0; }
.code { margin: 0 0 .25rem; font: 700 1.75rem/1.25 ui-monospace, monospace; letter-spacing: .1em; user-select: all; }
button { font: inherit; padding: .75rem 1.5rem; border: 0; border-radius: .5rem; background: #1f5ae0; color: #fff; cursor: pointer; }
h2 { margin-block: 2.5rem .5rem; }
`;
