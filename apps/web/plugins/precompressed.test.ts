// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildPage } from './buildPage.ts';
import { precompressed } from './precompressed.ts';

const files = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `console.log(${JSON.stringify('word '.repeat(1000))});`,
};

test('files that become smaller lie beside themselves in two codings', async () => {
  const { root } = await buildPage(files, [precompressed()]);
  const folder = join(root, 'dist/assets');
  const [script = ''] = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const plain = await readFile(join(folder, script));
  expect(brotliDecompressSync(await readFile(join(folder, `${script}.br`)))).toEqual(plain);
  expect(gunzipSync(await readFile(join(folder, `${script}.gz`)))).toEqual(plain);
  expect(await readdir(join(root, 'dist'))).not.toContain('index.html.br');
});
