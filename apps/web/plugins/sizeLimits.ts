import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** A page, and how much script it may load by itself. */
export interface PageLimit {
  /** Its address, for the message. */
  readonly path: string;
  /** Absolute paths of the modules that it starts with: its entry, and what is imported dynamically to show it. */
  readonly modules: readonly string[];
  /** Bytes of script, gzipped. */
  readonly limit: number;
}

/** Options of {@link sizeLimits}. */
export interface SizeLimits {
  /** The pages that are measured. */
  readonly pages: readonly PageLimit[];
  /** Font files of a page, and the bytes that they may have together. */
  readonly fonts: { readonly files: readonly string[]; readonly limit: number };
}

/** The chunks that are loaded with some of a build: these and what they import statically. */
export function loadedWith(
  entries: readonly Rollup.OutputChunk[],
  bundle: Rollup.OutputBundle,
): readonly Rollup.OutputChunk[] {
  const found = new Set(entries);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  }
  return [...found];
}

/** Fails a build in which a page loads more script, or its fonts are larger, than they may; reports the sizes otherwise. */
export function sizeLimits({ pages, fonts }: SizeLimits): Plugin {
  return {
    name: 'franca-size-limits',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (id: string): Rollup.OutputChunk =>
        chunks.find(({ moduleIds }) => moduleIds.includes(id)) ??
        this.error(`sizeLimits: no chunk holds ${id}. Name the module that the page starts with.`);
      for (const { path, modules, limit } of pages) {
        const loaded = loadedWith(modules.map(chunkOf), bundle);
        const size = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
        this.info(`${path} loads ${size} of ${limit} bytes of script, gzipped, in ${loaded.length} files.`);
        if (size > limit) this.error(`${path} loads ${size} bytes of script, gzipped, more than ${limit}.`);
      }
      const size = fonts.files.reduce((sum, file) => sum + statSync(file).size, 0);
      if (size > fonts.limit) this.error(`A page loads ${size} bytes of fonts, more than ${fonts.limit}.`);
    },
  };
}
