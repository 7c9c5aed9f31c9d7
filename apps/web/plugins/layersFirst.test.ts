// @vitest-environment node
import { expect, test } from 'vitest';
import { buildPage, textOf } from './buildPage.ts';
import { layersFirst } from './layersFirst.ts';

const files = {
  'index.html': '<html><head><script type="module" src="/main.js"></script></head></html>',
  'main.js': 'import "./page.css"; console.log("page");',
  'page.css': '@layer fr.app { p { color: red } }',
};

test('the order of the layers is linked before every other sheet', async () => {
  const { output } = await buildPage(files, [layersFirst()]);
  const sheets = [
    ...textOf(output, 'index.html').matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g),
  ].map(([, name = '']) => name);
  expect(sheets).toHaveLength(2);
  expect(textOf(output, sheets[0] ?? '')).toContain('@layer fr.reset, fr.tokens, fr.ui, fr.kit, fr.app');
});

test('a page without a script fails the build', async () => {
  await expect(buildPage({ 'index.html': '<p>Words</p>' }, [layersFirst()])).rejects.toThrow('no script');
});
