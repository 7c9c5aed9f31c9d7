import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';

/** Gzipped bytes of chunks and of all that they import at once. */
export function sizeOf(entries: readonly Rollup.OutputChunk[], bundle: Rollup.OutputBundle): number {
  const found = new Set(entries);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  }
  return [...found].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
