import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const nothing = { contents: '', loader: 'empty' };

/** Leaves React out, which the page has anyway, and styles, which are measured on their own. */
const withoutReactAndStyles = {
  name: 'without-react-and-styles',
  setup(build) {
    build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path }) => ({
      path,
      external: true,
    }));
    build.onLoad({ filter: /\.css$/ }, () => nothing);
  },
};

const gzipped = (contents) => gzipSync(contents, { level: 9 }).length;

/** The outputs a page loads before anything is asked for: all but what stands behind a dynamic import. */
function loadedAtOnce(outputs, entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const { path, kind, external } of outputs[entry].imports) {
    if (kind === 'import-statement' && !external) loadedAtOnce(outputs, path, seen);
  }
  return seen;
}

/**
 * Bundles a piece of code as an application would, minified and with tree shaking, and measures what a page loads of it
 * at once.
 *
 * @param {string} code imports and re-exports
 * @param {{ from: string, packages?: string[], splitting?: boolean, apart?: string[] }} where the folder the imports are resolved
 *   from, and further `node_modules` folders to look in. Without `splitting` nothing is loaded on demand; but esbuild
 *   then leaves out code that only an unused module would have loaded. What matches `apart` is not counted
 * @returns {Promise<{ bytes: number, later: number, inputs: string[] }>} gzipped bytes, those loaded on demand, and
 *   the files that left code in the first part
 */
export async function measureBundle(code, { from, packages = [], splitting = true, apart = [] }) {
  const { metafile, outputFiles } = await esbuild.build({
    stdin: { contents: code, resolveDir: from, sourcefile: 'consumer.js' },
    absWorkingDir: from,
    nodePaths: packages,
    plugins: [withoutReactAndStyles],
    external: apart,
    bundle: true,
    minify: true,
    splitting,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const { outputs } = metafile;
  const paths = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  const entry = paths.find((path) => outputs[path].entryPoint === '<stdin>' || /stdin\.js$/.test(path));
  const first = loadedAtOnce(outputs, entry);
  const sumOf = (chosen) =>
    chosen.reduce(
      (sum, path) => sum + gzipped(outputFiles.find((file) => file.path.endsWith(path)).contents),
      0,
    );
  const leftCode = ([, { bytesInOutput }]) => bytesInOutput > 0;
  return {
    bytes: sumOf([...first]),
    later: sumOf(paths.filter((path) => !first.has(path))),
    inputs: [...first].flatMap((path) =>
      Object.entries(outputs[path].inputs)
        .filter(leftCode)
        .map(([input]) => input),
    ),
  };
}

/** The gzipped bytes of a published style sheet, minified. */
export async function measureSheet(path, from) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `@import '${path}';`, loader: 'css', resolveDir: from },
    // Some packages name a sheet only for scripts that import it.
    conditions: ['style', 'import'],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return gzipped(outputFiles[0].contents);
}
