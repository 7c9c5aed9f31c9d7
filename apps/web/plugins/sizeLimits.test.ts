// @vitest-environment node
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPage } from './buildPage.ts';
import { sizeLimits } from './sizeLimits.ts';

/** Random enough that gzip leaves it as long as it is. */
const ballast = (length: number) =>
  `"${Array.from({ length }, (_, n) => ((Math.sin(n) * 1e6) % 1).toString(36).slice(2, 9)).join('')}"`;

const files = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': 'import { near } from "./near.js"; console.log(near); import("./late.js").then(console.log);',
  'near.js': 'export const near = "near";',
  'late.js': `export const late = ${ballast(2000)};`,
  'font.woff2': 'x'.repeat(100),
};

/** Builds with a limit for what starts with some modules. */
const buildWith = (modules: readonly string[], limit: number, fontLimit = 100) =>
  buildPage(files, (root) => [
    sizeLimits({
      pages: [{ path: '/', modules: modules.map((name) => join(root, name)), limit }],
      fonts: { files: [join(root, 'font.woff2')], limit: fontLimit },
    }),
  ]);

test('a page is as large as what it imports at once', async () => {
  await expect(buildWith(['main.js'], 2000)).resolves.toBeDefined();
  await expect(buildWith(['main.js', 'late.js'], 2000)).rejects.toThrow(/\/ loads \d+ bytes of script/);
});

test('a module that the build does not have fails the build', async () => {
  await expect(buildWith(['gone.js'], 2000)).rejects.toThrow('no chunk holds');
});

test('fonts over their limit fail the build', async () => {
  await expect(buildWith(['main.js'], 2000, 99)).rejects.toThrow('100 bytes of fonts, more than 99');
});
