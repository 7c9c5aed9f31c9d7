import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

const byVersion = (one, other) => other.localeCompare(one, 'en', { numeric: true });

/** Earlier versions of the documentation, each in a folder of its name, built for its place beside the newest. */
export const keptVersions = join(root, 'docs-versions');

/** The path of a version that stands beside the newest one. */
export const pathOf = (version) => `/v/${version}`;

/**
 * Puts earlier versions of the documentation into the site of the newest one, and a list of all for their switches.
 *
 * @param {string} site folder of the newest one
 * @param {{ version: string, kept?: string }} options its version, and the folder of the earlier ones
 */
export function joinVersions(site, { version, kept = keptVersions }) {
  const earlier = existsSync(kept) ? readdirSync(kept).filter((name) => name !== version) : [];
  rmSync(join(site, 'v'), { recursive: true, force: true });
  for (const name of earlier) cpSync(join(kept, name), join(site, pathOf(name)), { recursive: true });
  const list = [
    { version, path: '/' },
    ...earlier.sort(byVersion).map((name) => ({ version: name, path: `${pathOf(name)}/` })),
  ];
  writeFileSync(join(site, 'versions.json'), JSON.stringify(list));
}
