import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('modules are replaced only in files of tests that share none', () => {
  const files = execFileSync('git', ['ls-files', 'apps/web', 'packages'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\.mocked\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  const replacing = files.filter((path) => readFileSync(join(root, path), 'utf8').includes('vi.mock('));
  expect(replacing).toEqual([]);
});
