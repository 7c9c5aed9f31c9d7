import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uiLanguageTags } from '@franca/languages';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

// The shell is painted before any script of the app, so it cannot read the list of languages.
it.each(uiLanguageTags)('the shell says in %s that loading takes long or failed', (tag) => {
  const document = new DOMParser().parseFromString(read('index.html'), 'text/html');
  for (const part of ['shell-late', 'shell-failed'])
    expect(document.querySelector(`.${part} > [lang=${tag}]`)?.textContent?.trim(), part).toBeTruthy();
  expect(read('public/first-paint.js')).toMatch(new RegExp(`\\[[^\\]]*'${tag}'[^\\]]*\\]\\.find`));
  if (tag !== 'en') expect(read('src/styles/shell.css')).toContain(`:not([lang="${tag}"])`);
});
