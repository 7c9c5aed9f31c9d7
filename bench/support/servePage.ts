import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build, preview } from 'vite';

const bench = join(import.meta.dirname, '..');

/** Builds the page of a benchmark, `bench/NAME/index.html`, for production and serves it on loopback. */
export async function servePage(name: string): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = join(bench, '../.franca/bench', name);
  const common = { configFile: false as const, root: join(bench, name), logLevel: 'warn' as const };
  await build({
    ...common,
    plugins: [wyw({ include: ['**/packages/*/src/**/*.styles.ts'], prefixer: false }), react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4_000 },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`The page of ${name} could not be served on loopback. Is the network set up?`);
  return { url, close: () => server.close() };
}
