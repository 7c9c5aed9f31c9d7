import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../../tools/bootstrap/paths.mjs';

const rules = {
  formatter: { indentStyle: 'space', lineWidth: 90 },
  javascript: { formatter: { quoteStyle: 'single' } },
};

/**
 * Formats pieces of code with one run of the formatter.
 *
 * @param {string[]} codes TypeScript with JSX
 * @returns {string[]} in the same order
 */
export function formatCode(codes) {
  if (codes.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'franca-format-'));
  try {
    mkdirSync(join(folder, 'code'));
    const files = codes.map((_, index) => join(folder, 'code', `${index}.tsx`));
    for (const [index, file] of files.entries()) writeFileSync(file, codes[index]);
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...rules, root: true }));
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', 'code'], {
      cwd: folder,
      stdio: 'pipe',
    });
    return files.map((file) => readFileSync(file, 'utf8').trimEnd());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
