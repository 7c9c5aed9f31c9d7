// @vitest-environment node
import { expect, test } from 'vitest';
import { buildPage, textOf } from './buildPage.ts';
import { shellFirst } from './shellFirst.ts';

const page = (body: string) => `<html><head>
<link rel="stylesheet" href="/src/styles/shell.css" />
<script src="/first-paint.js"></script>
</head><body>${body}
<script type="module" src="/main.js"></script>
</body></html>`;

const filesWith = (body: string) => ({
  'index.html': page(body),
  'main.js': 'import "./page.css"; console.log("page");',
  'page.css': 'p { color: red }',
  'src/styles/shell.css': '#loading-shell { color: blue }',
  'public/first-paint.js': '',
});
const input = { index: 'index.html' };

test('the sheet of the shell stands in the head, and what the app needs after the shell', async () => {
  const { output } = await buildPage(filesWith('<div id="loading-shell"></div>'), shellFirst(), {
    rollupOptions: { input },
  });
  const [head = '', body = ''] = textOf(output, 'index.html').split('<div id="loading-shell">');
  const shell = /href="\/(assets\/shell-[^"]+)"/.exec(head)?.[1] ?? '';
  expect(textOf(output, shell)).toContain('#loading-shell');
  expect(head).not.toContain('type="module"');
  expect(body).toMatch(/<link rel="stylesheet"[^>]*>\s*<script type="module"/);
});

test('a build in which no page has the shell fails', async () => {
  await expect(
    buildPage(filesWith('<p>Words</p>'), shellFirst(), { rollupOptions: { input } }),
  ).rejects.toThrow('loading-shell');
});
