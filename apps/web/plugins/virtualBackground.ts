import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Address of the files: docs/behaviour/call-media.md, Backgrounds. */
const path = '/virtualbackground/';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** The folder in which the processors of backgrounds keep their model, WebAssembly and workers. */
function findFolder(): string {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve('@twilio/video-processors/package.json')), 'dist/build');
}

/** Names of the files that are fetched; the bundles beside them are for pages without a build. */
function readNames(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('twilio-video-processors'));
  if (!names.some((name) => name.endsWith('.wasm')))
    throw new Error(`virtualBackground: ${folder} has no WebAssembly. Did the package move it?`);
  return names;
}

/** Lays what backgrounds of calls need beside the app as files of our own server, 5 MB that nobody fetches unasked. */
export function virtualBackground(): Plugin {
  return {
    name: 'franca-virtual-background',
    generateBundle() {
      const folder = findFolder();
      for (const name of readNames(folder)) {
        this.emitFile({
          type: 'asset',
          fileName: `${path.slice(1)}${name}`,
          source: readFileSync(join(folder, name)),
        });
      }
    },
    configureServer({ middlewares }) {
      const folder = findFolder();
      const names = new Set(readNames(folder));
      middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(path) ? request.url.slice(path.length) : '';
        if (!names.has(name)) return next();
        response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
        response.end(readFileSync(join(folder, name)));
      });
    },
  };
}
