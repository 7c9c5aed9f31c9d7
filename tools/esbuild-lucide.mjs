import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const importOf = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const exportOf = /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g;
const runtime = fileURLToPath(new URL('lucide-runtime.mjs', import.meta.url));
// Not the ending of a source file, so that no plugin for those takes it.
const ending = '.icons';
const togetherModule = 'together';

const parts = (list) => list.split(',').map((part) => part.trim());

/** The files of the icons by every name that lucide exports them under. */
async function filesByName(index) {
  const files = new Map();
  for (const [, list, file] of (await readFile(index, 'utf8')).matchAll(exportOf)) {
    for (const name of parts(list)) files.set(name.replace(/^default as /, ''), join(dirname(index), file));
  }
  return files;
}

/** Finds the file of an icon. */
const finder = (files) => (name, importer) => {
  const file = files.get(name);
  if (!file) throw new Error(`lucide-icons: ${importer} imports ${name}, which is no icon`);
  return file;
};

/** The names of the icons that a source file imports. */
async function importedNames(path) {
  const lists = [...(await readFile(path, 'utf8')).matchAll(importOf)].flatMap(([, list]) => parts(list));
  const values = lists.filter((name) => name && !name.startsWith('type '));
  return [...new Set(values.map((name) => name.replace(/ as \w+$/, '')))];
}

/** The exports that one source file takes from lucide, each from the module of its icon. */
async function indexFor(path, fileOf, together) {
  const lines = (await importedNames(path)).map((name) =>
    together.includes(name)
      ? `export { ${name} } from "lucide-icon:${togetherModule}";`
      : `export { default as ${name} } from ${JSON.stringify(`lucide-icon:${fileOf(name, path)}`)};`,
  );
  return lines.join('\n');
}

/** Draws one icon: its data, and nothing that would keep it in a bundle that does not draw it. */
async function glyphOf(file) {
  const { name, node } = (await import(pathToFileURL(file))).__iconData;
  const shapes = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  return `/* @__PURE__ */ createGlyph(${JSON.stringify(name)}, ${JSON.stringify(shapes)});`;
}

const importRuntime = `import { createGlyph } from ${JSON.stringify(runtime)};`;

/** The module of one icon. */
async function moduleOf(file) {
  return `${importRuntime}\nexport default ${await glyphOf(file)}`;
}

/** The module of several icons. */
async function moduleOfAll(names, fileOf) {
  const exports = names.map(
    async (name) => `export const ${name} = ${await glyphOf(fileOf(name, 'tsup.config.ts'))}`,
  );
  return [importRuntime, ...(await Promise.all(exports))].join('\n');
}

/**
 * An esbuild plugin that bundles icons of lucide each as a module of its own, over a small runtime. Through lucide's
 * index, esbuild counts all icons as reachable from every part that uses one, and puts them into one chunk that is
 * loaded at once; and lucide's runtime is larger than what the `Icon` of `@franca/ui` needs of it.
 *
 * @param {{ together?: readonly string[] }} options icons that every page draws, and parts that are loaded later too: in
 *   one module they are one file, where each would be one of its own
 * @returns {import('esbuild').Plugin}
 */
export function lucideIcons({ together = [] } = {}) {
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
        contents: await indexFor(path.slice(0, -ending.length), finder(await files), together),
      }));
      build.onEnd(({ errors }) => {
        if (errors.length === 0 && !files)
          return { errors: [{ text: 'lucide-icons: no file imports an icon.' }] };
      });
      build.onResolve({ filter: /^lucide-icon:/ }, ({ path }) => ({
        namespace: 'lucide-icon',
        path: path.slice('lucide-icon:'.length),
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: 'lucide-icon' }, async ({ path }) => ({
        contents:
          path === togetherModule ? await moduleOfAll(together, finder(await files)) : await moduleOf(path),
        resolveDir: path === togetherModule ? process.cwd() : dirname(path),
      }));
    },
  };
}
