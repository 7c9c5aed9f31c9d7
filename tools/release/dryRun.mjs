/**
 * A whole release on loopback: publishes the built packages, installs them into fresh applications with npm, publishes the
 * versions that the changesets make of them, upgrades the applications and takes one back.
 * Nothing in the repository changes and nothing leaves this machine:
 *
 *   node tools/release/dryRun.mjs [--report FILE]
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import project from '../../package.json' with { type: 'json' };
import { launchOptions } from '../browser/launchOptions.ts';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { Report } from '../published/Report.mjs';
import { repackTarball } from '../published/repackTarball.mjs';
import { setVersion } from '../published/setVersion.mjs';
import { tarballs } from '../published/tarballs.mjs';
import { createNpm, outsideRegistry } from './createNpm.mjs';
import { fetchOutside, outsideCache } from './fetchOutside.mjs';
import { openApps } from './openApps.mjs';
import { planVersions } from './planVersions.mjs';
import { publishTarballs } from './publishTarballs.mjs';
import { startRegistry } from './startRegistry.mjs';
import { countLines, templates } from './templates.mjs';

const report = new Report();
const folder = mkdtempSync(join(tmpdir(), 'franca-release-'));

/** The packages as they are, and what the changesets make of them. */
async function readReleases() {
  const planned = await planVersions();
  const built = publishedPackages.map(({ id, version }) => ({ id, version, tarball: tarballs[id] }));
  const versions = Object.fromEntries(planned.map(({ id, version }) => [id, version]));
  const next = planned.map(async ({ id, name, version, changelog }) => {
    const tarball = join(folder, `${name}-next.tgz`);
    await repackTarball(tarballs[id], tarball, (unpacked) => {
      setVersion(unpacked, versions);
      if (changelog) writeFileSync(join(unpacked, 'CHANGELOG.md'), changelog);
    });
    return { id, version, tarball, changelog };
  });
  return { built, next: await Promise.all(next) };
}

/** What the registry shows of every package is what the root `package.json` says. */
async function checkShown(registry, packages) {
  for (const { id, version } of packages) {
    const shown = await (await fetch(`${registry.url}${id.replace('/', '%2f')}`)).json();
    const { license, repository, homepage, bugs } = shown.versions[version];
    const found = JSON.stringify({ license, repository, homepage, bugs });
    const isSaid =
      license === project.license &&
      repository?.url === project.repository.url &&
      repository.directory === `packages/${id.split('/')[1]}` &&
      homepage?.startsWith(`${project.homepage}/`) &&
      (bugs?.url ?? bugs) === project.bugs;
    report.check(`${id}@${version} has licence, repository, homepage and address for faults`, isSaid, found);
  }
}

async function publish(npm, registry, packages, label) {
  const published = await publishTarballs(npm, packages, { folder });
  report.check(
    `${label}: all packages are published`,
    published.length === packages.length,
    published.join(),
  );
  const again = await publishTarballs(npm, packages, { folder });
  report.check(`${label}: no version is published twice`, again.length === 0, again.join());
  await checkShown(registry, packages);
}

/** Short enough to be read before it is copied. */
function checkLengths() {
  for (const name of templates) {
    const lines = countLines(name);
    report.check(`${name} has fewer than 100 lines`, lines < 100, String(lines));
  }
}

/** The templates that go to the next version and back: as a suite of the tests one, which is enough to see that it works. */
const changing = process.argv.includes('--report') ? ['vite-chat'] : templates;

async function release(registry, browser) {
  checkLengths();
  const outside = await outsideRegistry();
  await fetchOutside(outside);
  const cache = join(folder, 'npm-cache');
  cpSync(outsideCache, cache, { recursive: true });
  const npm = createNpm({ folder, cache, outside, registry });
  const { built, next } = await readReleases();
  const versionOf = (id, packages) => packages.find((one) => one.id === id).version;

  await publish(npm, registry, built, 'as built');
  const apps = await openApps({ npm, browser, report, folder, names: templates });
  try {
    await apps.install('fresh');
    const changed = next.filter(({ id, version }) => version !== versionOf(id, built));
    // Right after a release there is no changeset, and nothing to upgrade to.
    if (changed.length === 0) return;
    await publish(npm, registry, changed, 'next');
    const silent = changed.filter(({ version, changelog }) => !changelog?.includes(`## ${version}`));
    const ids = silent.map(({ id }) => id).join();
    report.check('every package that changed says in its CHANGELOG what', silent.length === 0, ids);
    await apps.refuseHalf((id) => versionOf(id, next));
    await apps.change('upgraded', (id) => versionOf(id, next), changing);
    await apps.change('taken back', (id) => versionOf(id, built), changing);
  } finally {
    await apps.close();
  }
}

try {
  mkdirSync(join(folder, 'registry'));
  const registry = await startRegistry(join(folder, 'registry'));
  const browser = await chromium.launch(launchOptions());
  try {
    await release(registry, browser);
  } finally {
    await browser.close();
    await registry.close();
  }
} catch (error) {
  report.check('a release runs to its end', false, error.stderr || error.stdout || error.stack);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.finish();
