import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** What becomes smaller; pictures, sounds and fonts are compressed already. */
const compressible = /\.(js|css|html|svg|wasm|json|webmanifest|txt)$/;

/** Bytes from which the server compresses answers; smaller ones travel as they are. */
const threshold = 1024;

/** Larger files are engines that few people load: the highest qualities would double the time of the build for them. */
const largeFile = 1_000_000;

/**
 * Writes `{file}.br` and `{file}.gz` beside what the build has made: the server sends them as they are, smaller than what it
 * could compress at each request, and without that work. Templates in `.pages` are filled in first, and left out here.
 */
export function precompressed(): Plugin {
  let config: ResolvedConfig;

  async function compress(path: string): Promise<void> {
    const content = await readFile(path);
    if (content.length < threshold) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: content.length > largeFile ? 9 : 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await writeFile(`${path}.br`, brotli);
    await writeFile(`${path}.gz`, gzipped);
  }

  return {
    name: 'franca-precompressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      // After the rendered pages and the service worker.
      order: 'post',
      async handler(error) {
        if (error) return;
        const directory = join(config.root, config.build.outDir);
        const names = await readdir(directory, { recursive: true });
        const files = names.filter((name) => compressible.test(name) && !name.startsWith('.pages'));
        if (files.length === 0) this.error(`precompressed: there is nothing to compress in ${directory}.`);
        await Promise.all(files.map((name) => compress(join(directory, name))));
      },
    },
  };
}
