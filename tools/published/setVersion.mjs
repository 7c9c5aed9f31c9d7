import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The same dependencies, with ours in their new versions: exact ones stay exact, ranges stay ranges. */
const withVersions = (dependencies, versions) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([id, range]) => [
      id,
      versions[id] ? `${range.startsWith('^') ? '^' : ''}${versions[id]}` : range,
    ]),
  );

/**
 * Gives an unpacked package another version: in its manifest, where it depends on our other packages, and in its scripts,
 * which may know their version.
 *
 * @param {string} folder of the package
 * @param {Record<string, string>} versions of our packages, by id
 * @returns {number} how many scripts knew their version
 */
export function setVersion(folder, versions) {
  const manifest = join(folder, 'package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  const version = versions[content.name];
  const changed = { ...content, version };
  for (const key of ['dependencies', 'peerDependencies'])
    if (content[key]) changed[key] = withVersions(content[key], versions);
  writeFileSync(manifest, JSON.stringify(changed, null, 2));
  const built = `version = "${content.version}"`;
  const dist = join(folder, 'dist');
  const scripts = readdirSync(dist, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: join(dist, name), code: readFileSync(join(dist, name), 'utf8') }))
    .filter(({ code }) => code.includes(built));
  for (const { path, code } of scripts) writeFileSync(path, code.replaceAll(built, `version = "${version}"`));
  return scripts.length;
}
