import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { disposeEvalBroker, TransformCacheCollection, transform } from '@wyw-in-js/transform';
import * as esbuild from 'esbuild';

// Not ".css": tsup's own plugin takes every path with that ending and looks for it on the disk.
const namespace = 'linaria-css';
const runtime = fileURLToPath(new URL('linaria-runtime.mjs', import.meta.url));

/**
 * An esbuild plugin that evaluates Linaria's `css` and `styled` and adds their rules to the bundled sheet. What is left of
 * Linaria in the scripts is `cx`, from a smaller module than its own.
 * Build from the package's own folder: class names are made from the path relative to it.
 *
 * @param {{ filter?: RegExp, prefixer?: boolean } & Record<string, unknown>} options `filter` chooses the source
 *   files; the rest is handed to wyw-in-js
 * @returns {import('esbuild').Plugin}
 */
export function linaria({ filter = /[\\/]src[\\/].*\.tsx?$/, prefixer = false, ...pluginOptions } = {}) {
  return {
    name: 'linaria',
    setup(build) {
      const cache = new TransformCacheCollection();
      const root = process.cwd();
      const sheets = new Map();

      const resolve = async (what, importer) => {
        const resolveDir = isAbsolute(importer) ? dirname(importer) : join(root, dirname(importer));
        const found = await build.resolve(what, {
          resolveDir,
          importer,
          kind: 'import-statement',
          pluginData: 'evaluation',
        });
        if (found.errors.length > 0) throw new Error(`linaria: cannot resolve ${what} from ${importer}`);
        return found.external ? null : found.path;
      };

      // While `css` is evaluated, the importer asks for the real one.
      build.onResolve({ filter: /^@linaria\/core$/ }, ({ pluginData }) =>
        pluginData === 'evaluation' ? undefined : { path: runtime, sideEffects: false },
      );
      build.onStart(() => sheets.clear());
      // The broker keeps a worker alive; without this the process would never end.
      build.onEnd(({ errors }) => {
        disposeEvalBroker(cache);
        if (errors.length === 0 && sheets.size === 0)
          return { errors: [{ text: 'linaria: no file has styles.' }] };
      });

      build.onResolve({ filter: /^linaria-css:/ }, ({ path }) => ({
        namespace,
        path: path.slice('linaria-css:'.length),
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: sheets.get(path),
        loader: 'css',
        resolveDir: root,
      }));

      build.onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!source.includes('@linaria/')) return undefined;
        const plain = await esbuild.transform(source, {
          loader: path.endsWith('x') ? 'tsx' : 'ts',
          jsx: 'automatic',
          target: 'es2022',
          sourcefile: path,
          sourcemap: 'inline',
        });
        cache.invalidateIfChanged?.(path, source);
        const services = { options: { filename: path, root, prefixer, pluginOptions }, cache };
        const result = await transform(services, plain.code, resolve);
        if (!result.cssText) return { contents: plain.code, loader: 'js', resolveDir: dirname(path) };
        const id = `${relative(root, path)}.linaria`;
        sheets.set(id, result.cssText);
        return {
          contents: `import ${JSON.stringify(`linaria-css:${id}`)};\n${result.code}`,
          loader: 'js',
          resolveDir: dirname(path),
          watchFiles: [path, ...(result.dependencies ?? []).filter(isAbsolute)],
        };
      });
    },
  };
}
