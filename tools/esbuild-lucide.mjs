import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const importOf = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const exportOf = /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g;
const runtime = fileURLToPath(new URL('lucide-runtime.mjs', import.meta.url));
// Not the ending of a source file, so that no plugin for those takes it.
const ending = '.icons';

const parts = (list) => list.split(',').map((part) => part.trim());

/** The files of the icons by every name that lucide exports them under. */
async function filesByName(index) {
  const files = new Map();
  for (const [, list, file] of (await readFile(index, 'utf8')).matchAll(exportOf)) {
    for (const name of parts(list)) files.set(name.replace(/^default as /, ''), join(dirname(index), file));
  }
  return files;
}

/** The names of the icons that a source file imports. */
async function importedNames(path) {
  const lists = [...(await readFile(path, 'utf8')).matchAll(importOf)].flatMap(([, list]) => parts(list));
  const values = lists.filter((name) => name && !name.startsWith('type '));
  return [...new Set(values.map((name) => name.replace(/ as \w+$/, '')))];
}

/** The exports that one source file takes from lucide, each from the module of its icon. */
async function indexFor(path, files) {
  const lines = (await importedNames(path)).map((name) => {
    const file = files.get(name);
    if (!file) throw new Error(`lucide-icons: ${path} imports ${name}, which is no icon`);
    return `export { default as ${name} } from ${JSON.stringify(`lucide-icon:${file}`)};`;
  });
  return lines.join('\n');
}

/** One icon: its data, and nothing that would keep it in a bundle that does not draw it. */
async function moduleOf(file) {
  const { name, node } = (await import(pathToFileURL(file))).__iconData;
  const shapes = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  return `import { createGlyph } from ${JSON.stringify(runtime)};
export default /* @__PURE__ */ createGlyph(${JSON.stringify(name)}, ${JSON.stringify(shapes)});`;
}

/**
 * An esbuild plugin that bundles icons of lucide each as a module of its own, over a small runtime. Through lucide's
 * index, esbuild counts all icons as reachable from every part that uses one, and puts them into one chunk that is
 * loaded at once; and lucide's runtime is larger than what the `Icon` of `@franca/ui` needs of it.
 *
 * @returns {import('esbuild').Plugin}
 */
export function lucideIcons() {
  return {
    name: 'lucide-icons',
    setup(build) {
      let files;
      build.onResolve({ filter: /^lucide-react$/ }, async ({ importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'index' || !importer) return undefined;
        files ??= build
          .resolve('lucide-react', { resolveDir, importer, kind, pluginData: 'index' })
          .then(({ path }) => filesByName(path));
        return { namespace: 'lucide-index', path: `${importer}${ending}`, sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace: 'lucide-index' }, async ({ path }) => ({
        contents: await indexFor(path.slice(0, -ending.length), await files),
      }));
      build.onResolve({ filter: /^lucide-icon:/ }, ({ path }) => ({
        namespace: 'lucide-icon',
        path: path.slice('lucide-icon:'.length),
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: 'lucide-icon' }, async ({ path }) => ({
        contents: await moduleOf(path),
        resolveDir: dirname(path),
      }));
    },
  };
}
