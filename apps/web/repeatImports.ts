import type { Plugin } from 'vite';

const dynamicImport = /\bimport\((`\.\/[^`$]+\.js`|"\.\/[^"]+\.js"|'\.\/[^']+\.js')\)/g;

/**
 * Lets a dynamic import that failed be tried again. Browsers remember for as long as the page lives that an address
 * could not be loaded, and fail at once the next time: each built import goes on to `repeatImport` of
 * `src/lib/repeatImport.ts`, which asks under another address. A file that the module imports in turn and that failed
 * too is not asked for again: that takes a reload.
 */
export function repeatImports(): Plugin {
  return {
    name: 'franca-repeat-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(
          dynamicImport,
          (whole, address: string) =>
            `${whole}.catch(e=>globalThis.repeatImport(new URL(${address},import.meta.url).href,e))`,
        );
      }
    },
  };
}
