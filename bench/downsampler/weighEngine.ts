import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Engine } from './Engine.ts';

async function bundle(contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Bytes that travel to the browser, compressed with gzip; undefined where it is a few lines of a page's own. */
export async function weighEngine({ weight }: Engine): Promise<number | undefined> {
  if (!weight) return undefined;
  const parts =
    'module' in weight
      ? [await bundle(weight.module)]
      : await Promise.all(weight.files.map((file) => readFile(file)));
  return parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0);
}
