import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../bootstrap/packages.mjs';
import { root, stateDir } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';

/**
 * Builds the documentation site with the Storybook of its live examples.
 *
 * @param {string} out folder
 * @param {{ base?: string, version?: string, advice?: string }} [options] `base`: where it stands on its host, nothing for the
 *   newest version. `version` takes the place of that of the packages
 */
export async function buildSite(out, { base = '', version, advice } = {}) {
  // Astro moves what it builds, which it can on the file system of the project alone; `out` may be on another one.
  mkdirSync(stateDir, { recursive: true });
  const built = mkdtempSync(join(stateDir, 'docs-'));
  try {
    await run(pnpm, ['--filter', '@franca/docs', 'build'], {
      advice,
      env: {
        ASTRO_TELEMETRY_DISABLED: '1',
        DOCS_OUT: built,
        DOCS_BASE: base,
        ...(version ? { DOCS_VERSION: version } : {}),
      },
    });
    rmSync(out, { recursive: true, force: true });
    cpSync(built, out, { recursive: true });
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
  cpSync(join(root, 'storybook-static'), join(out, 'storybook'), { recursive: true });
}
