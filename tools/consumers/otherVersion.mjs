import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Packs `@franca/ui` once more as if it were another version.
 *
 * @param {string} tarball of the version that was built
 * @param {string} version such as `0.1.1`
 * @param {string} folder where the new tarball is put
 * @returns {Promise<string>} path of the new tarball
 */
export async function packOtherVersion(tarball, version, folder) {
  const work = join(folder, `ui-${version}`);
  mkdirSync(work, { recursive: true });
  await execute('tar', ['-xzf', tarball, '-C', work]);
  const manifest = join(work, 'package/package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  const built = `version = "${content.version}"`;
  writeFileSync(manifest, JSON.stringify({ ...content, version }));
  const dist = join(work, 'package/dist');
  const scripts = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'));
  let replaced = 0;
  for (const name of scripts) {
    const code = readFileSync(join(dist, name), 'utf8');
    if (!code.includes(built)) continue;
    writeFileSync(join(dist, name), code.replaceAll(built, `version = "${version}"`));
    replaced += 1;
  }
  if (replaced === 0) throw new Error(`No script of ${tarball} has ${built}.`);
  const packed = join(folder, `ui-${version}.tgz`);
  await execute('tar', ['-czf', packed, '-C', work, 'package']);
  rmSync(work, { recursive: true });
  return packed;
}
