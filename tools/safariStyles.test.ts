import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = globSync('packages/*/src/**/*.{css,styles.ts}', { cwd: root });

/** Properties that Safari knows by another name only; the build of the app adds it, and those of the packages do not. */
test.each(['user-select', 'backdrop-filter'])('sheets of the packages say %s for Safari too', (property) => {
  expect(sheets.length).toBeGreaterThan(100);
  const missing = sheets.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const count = (name: string) => text.match(new RegExp(`^\\s*${name}:`, 'gm'))?.length ?? 0;
    return count(property) !== count(`-webkit-${property}`);
  });
  expect(missing).toEqual([]);
});
