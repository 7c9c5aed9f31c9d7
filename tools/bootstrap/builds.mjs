import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSite } from '../docs/buildSite.mjs';
import { docsVersion } from '../docs/docsVersion.mjs';
import { joinVersions } from '../docs/joinVersions.mjs';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { packTarballs, tarballs } from '../published/tarballs.mjs';
import { pnpm } from './packages.mjs';
import { node24, root } from './paths.mjs';
import { run } from './run.mjs';
import { hashOf, isDone, markDone } from './stamp.mjs';

const advice = 'The message above names the file. Mend it, then run the same command again.';

async function buildWhenChanged(name, { inputs, output, build }) {
  const hash = hashOf({ ...inputs, files: ['pnpm-lock.yaml', ...(inputs.files ?? [])] });
  if (output.every((path) => existsSync(join(root, path))) && isDone(name, hash)) return 'nothing changed';
  await build();
  markDone(name, hash);
  return undefined;
}

// What the last build of Storybook said; `tools/visual/checkBuild.ts` reads it.
const storybookLog = '.franca/storybook-build.log';

const packageFolders = publishedPackages.map(({ folder }) => folder);

/** Builds the web app when it, or a package in it, has changed. */
export const buildWeb = () =>
  buildWhenChanged('web', {
    inputs: { folders: ['apps/web', ...packageFolders] },
    output: ['apps/web/dist/index.html'],
    build: () => run(pnpm, ['--filter', '@franca/web', 'build'], { advice }),
  });

/** Builds the server when it, or a package in it, has changed. */
export const buildServer = () =>
  buildWhenChanged('server', {
    inputs: { folders: ['apps/server', 'packages/contract', 'packages/languages'] },
    output: ['apps/server/dist/main.js'],
    build: () => run(pnpm, ['--filter', '@franca/server', 'build'], { advice }),
  });

/** Builds the packages as they are published, and packs them: all checks of what is published read these tarballs. */
export const buildPackages = () =>
  buildWhenChanged('published-packages', {
    inputs: { folders: [...packageFolders, 'tools'] },
    output: [
      ...packageFolders.map((folder) => `${folder}/dist/index.js`),
      ...Object.values(tarballs).map((file) => relative(root, file)),
    ],
    build: async () => {
      await run(pnpm, ['--filter', './packages/*', 'build'], { advice });
      await packTarballs();
    },
  });

/** Builds Storybook as a static site; what the build said is kept for the check of it. */
export const buildStorybook = () =>
  buildWhenChanged('storybook', {
    inputs: { folders: ['.storybook', ...packageFolders] },
    output: ['storybook-static/index.html', storybookLog],
    build: async () => {
      const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--disable-telemetry'];
      const { output } = await run(node24, [...args, '--output-dir', 'storybook-static'], { advice });
      writeFileSync(join(root, storybookLog), output);
    },
  });

/** Builds the documentation site, with the Storybook whose stories are its live examples; both it and the packages must be built. */
export const buildDocs = () =>
  buildWhenChanged('docs-site', {
    inputs: {
      folders: [
        ...['components', 'generate', 'live', 'pages', 'playground', 'styles', 'versions'].map(
          (name) => `apps/docs/src/${name}`,
        ),
        ...['apps/docs/pages', 'apps/docs/examples', 'apps/docs/static', '.storybook', ...packageFolders],
      ],
      files: [
        'examples/README.md',
        ...['astro.config.mjs', 'package.json'].map((name) => `apps/docs/${name}`),
        ...['content.config.ts', 'publishedImports.mjs', 'siteBase.mjs'].map(
          (name) => `apps/docs/src/${name}`,
        ),
      ],
    },
    output: ['docs-site/index.html'],
    build: async () => {
      await buildSite(join(root, 'docs-site'), { advice });
      joinVersions(join(root, 'docs-site'), { version: docsVersion });
    },
  });

/** Prepares the database snapshot that lets a first start skip the making of a database. */
export const buildTemplate = () =>
  buildWhenChanged('template', {
    inputs: { folders: ['apps/server/src/db'] },
    output: ['apps/server/.cache'],
    build: () => run(node24, ['apps/server/src/db/buildTemplate.ts'], { advice }),
  });
