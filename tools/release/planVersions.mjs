import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifests } from '../bootstrap/packages.mjs';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { applyChangesets } from './applyChangesets.mjs';

/**
 * What the changesets make of the packages, found out in a copy: nothing in the repository changes.
 *
 * @returns {Promise<{ name: string, id: string, version: string, changelog: string | undefined }[]>} every published
 *   package with its next version and what its CHANGELOG.md says then
 */
export async function planVersions() {
  const folder = mkdtempSync(join(tmpdir(), 'franca-versions-'));
  try {
    const logs = publishedPackages.map((published) => `${published.folder}/CHANGELOG.md`);
    for (const path of ['.changeset', ...manifests(), ...logs])
      if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
    await applyChangesets(folder);
    return publishedPackages.map(({ name, id, folder: source }) => {
      const log = join(folder, source, 'CHANGELOG.md');
      return {
        name,
        id,
        version: JSON.parse(readFileSync(join(folder, source, 'package.json'), 'utf8')).version,
        changelog: existsSync(log) ? readFileSync(log, 'utf8') : undefined,
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
