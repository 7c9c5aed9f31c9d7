import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { innerEntries } from './esbuild-inner-entries.mjs';
import { lazyStyles } from './esbuild-lazy-styles.mjs';
import { lucideIcons } from './esbuild-lucide.mjs';
import { clientDirective } from './tsup-client-directive.mjs';
import { pureCalls } from './tsup-pure-calls.mjs';

/** Builds some files as the packages are built, and returns the outputs by name. */
async function buildWith(
  files: Readonly<Record<string, string>>,
  entries: readonly string[],
  plugins: esbuild.Plugin[],
): Promise<ReadonlyMap<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'franca-esbuild-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: entries.map((name) => name),
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins,
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(join(root, 'dist').length + 1), text]));
}

const lazyPart = {
  'index.js': 'import "./index.css"; export const load = () => import("./part.js");',
  'index.css': '.index { color: red }',
  'part.js': 'import "./part.css"; export const part = 1;',
  'part.css': '.part { color: blue }',
};

test('styles behind a dynamic import come with the sheet of the entry that leads to it', async () => {
  const files = await buildWith(lazyPart, ['index.js'], [lazyStyles()]);
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css'));
  expect(sheets).toEqual(['index.css']);
  expect(files.get('index.css')).toMatch(/\.index.*\.part/s);
});

test('a build without styles behind a dynamic import does not need that', async () => {
  const files = { 'index.js': 'import "./index.css";', 'index.css': '.index { color: red }' };
  await expect(buildWith(files, ['index.js'], [lazyStyles()])).rejects.toThrow(
    'nothing behind a dynamic import',
  );
});

test('inner entries have no sheets of their own', async () => {
  const files = {
    'index.js': 'import "./inner/a.js";',
    'inner/a.js': 'import "./a.css";',
    'inner/a.css': 'a { color: red }',
  };
  const entries = ['index.js', 'inner/a.js'];
  const names = [...(await buildWith(files, entries, [innerEntries('inner')])).keys()];
  expect(names.filter((name) => name.endsWith('.css'))).toEqual(['index.css']);
  await expect(buildWith(files, entries, [innerEntries('other')])).rejects.toThrow('no sheet matches other');
});

test('a build that imports no icon does not need their plugin', async () => {
  await expect(buildWith({ 'index.js': 'console.log(1)' }, ['index.js'], [lucideIcons()])).rejects.toThrow(
    'no file imports an icon',
  );
});

/** Gives a chunk to a plugin of tsup, and returns what has become of it. */
function render(plugin: ReturnType<typeof pureCalls>, code: string, chunk: object = {}): string {
  const rendered: unknown = Reflect.apply(plugin.renderChunk ?? (() => undefined), {}, [
    code,
    { path: 'dist/index.js', ...chunk },
  ]);
  return Object(rendered).code ?? code;
}

const end = (plugin: ReturnType<typeof pureCalls>): unknown =>
  Reflect.apply(plugin.buildEnd ?? (() => undefined), {}, [{ writtenFiles: [] }]);

test('calls behind constants are marked as free of side effects, and a name that nothing is made by fails', () => {
  const plugin = pureCalls(['memo', 'createContext']);
  expect(render(plugin, 'var A = memo2(f);\nmemo(g);')).toBe('var A = /* @__PURE__ */ memo2(f);\nmemo(g);');
  expect(() => end(plugin)).toThrow('no constant is made by createContext');
  render(plugin, 'var B = createContext(null);');
  expect(end(plugin)).toBeUndefined();
});

test('chunks that render something are for the client, and constants for the server as well', () => {
  const plugin = clientDirective();
  expect(render(plugin, 'export const limit = 3;')).toBe('export const limit = 3;');
  expect(() => end(plugin)).toThrow('no chunk is for the client');
  expect(render(plugin, 'jsx("p", {})')).toBe('"use client";\njsx("p", {})');
  expect(
    render(plugin, 'useState()', { imports: [{ path: 'react', kind: 'import-statement', external: true }] }),
  ).toBe('"use client";\nuseState()');
  expect(end(plugin)).toBeUndefined();
});
