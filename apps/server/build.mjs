/**
 * Builds the server into `dist`, or into the folder that is named: `main.js` and the program of the database thread. Node
 * can run the sources as they are, and does so in development; the built server needs half the memory, as nothing has to
 * be stripped of types and drizzle's several hundred modules need not be linked one by one (docs/decisions/0033-memory.md).
 */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const { dependencies, optionalDependencies } = (await import('./package.json', { with: { type: 'json' } }))
  .default;
// What is written in TypeScript or costs much to link becomes part of the server, the rest stays in its package.
const isBundled = (name) => name.startsWith('@franca/') || name === 'drizzle-orm' || name === 'zod';
const kept = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isBundled(name));

const folder = import.meta.dirname;
const outdir = resolve(folder, process.argv[2] ?? 'dist');
await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: {
    main: 'src/main.ts',
    'pglite.worker': 'src/db/pglite.worker.ts',
    'cities.process': 'src/adapters/places/cities.process.ts',
    'sherpa.process': 'src/adapters/speech/sherpa/sherpa.process.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  external: kept.flatMap((name) => [name, `${name}/*`]),
  // Node keeps the text of what it runs: without comments it is half as long, and names stay as they are in stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: 'linked',
  logLevel: 'warning',
});
