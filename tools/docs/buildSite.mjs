import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../bootstrap/packages.mjs';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';

/**
 * Builds the documentation site with the Storybook of its live examples.
 *
 * @param {string} out folder
 * @param {{ base?: string, version?: string, advice?: string }} [options] `base`: where it stands on its host, nothing for the
 *   newest version. `version` takes the place of that of the packages
 */
export async function buildSite(out, { base = '', version, advice } = {}) {
  await run(pnpm, ['--filter', '@franca/docs', 'build'], {
    advice,
    env: {
      ASTRO_TELEMETRY_DISABLED: '1',
      DOCS_OUT: out,
      DOCS_BASE: base,
      ...(version ? { DOCS_VERSION: version } : {}),
    },
  });
  cpSync(join(root, 'storybook-static'), join(out, 'storybook'), { recursive: true });
}
