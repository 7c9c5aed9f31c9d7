/**
 * Counts the versions of the packages up as the changesets say, writes every CHANGELOG.md, and lets the templates install the
 * new versions. What it changes is to be looked at and committed:
 *
 *   node tools/release/versionPackages.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { applyChangesets } from './applyChangesets.mjs';
import { ownDependencies, templateFolder, templates } from './templates.mjs';

await applyChangesets(root);
const versions = Object.fromEntries(
  publishedPackages.map(({ id, folder }) => [
    id,
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version,
  ]),
);
for (const name of templates) {
  const file = join(templateFolder(name), 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const [id] of ownDependencies(name)) manifest.dependencies[id] = `^${versions[id]}`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
for (const [id, version] of Object.entries(versions)) console.log(`${id} ${version}`);
console.log('Look at the CHANGELOGs, commit, then: npm run release -- publish');
