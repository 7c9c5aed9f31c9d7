/**
 * Publishes the built packages to the registry of the root `package.json`, those versions that it does not have yet. npm must be signed
 * in there:
 *
 *   node tools/release/publishPackages.mjs
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import project from '../../package.json' with { type: 'json' };
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { tarballs } from '../published/tarballs.mjs';
import { publishTarballs } from './publishTarballs.mjs';

const execute = promisify(execFile);

/** What stands in the way, as a sentence with what to do; null when nothing does. */
function obstacle() {
  const { repository, homepage, bugs } = project;
  const addresses = [repository.url.replace(/^git\+/, ''), homepage, bugs];
  const invented = addresses.filter((url) => new URL(url).hostname.endsWith('.example'));
  if (invented.length > 0)
    return `${invented.join(', ')}: nobody is there. Write your own addresses into package.json and run npm run api.`;
  const changesets = readdirSync(join(root, '.changeset')).filter((name) => /\.md$/.test(name));
  if (changesets.length > 0)
    return `There are ${changesets.length} changes without a version. First: npm run release -- version`;
  return null;
}

const found = obstacle();
if (found) {
  console.error(`Nothing was published. ${found}`);
  process.exitCode = 1;
} else {
  const npm = async (args, cwd) =>
    (await execute('npm', [...args, '--registry', project.publishConfig.registry], { cwd })).stdout;
  const packages = publishedPackages.map(({ id, version }) => ({ id, version, tarball: tarballs[id] }));
  // npm proves where a package comes from by the identity that these two give to a build.
  const provenance = Boolean(process.env.GITHUB_ACTIONS ?? process.env.GITLAB_CI);
  const published = await publishTarballs(npm, packages, { folder: root, provenance });
  console.log(
    published.length > 0 ? `Published: ${published.join(', ')}` : 'The registry has all of it already.',
  );
}
