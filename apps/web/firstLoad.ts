import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { createModuleUse, type ModuleGraph } from './moduleUse.ts';
import { sizeOf } from './sizeOf.ts';

/** Sources of the app. */
const source = (name: string) => fileURLToPath(new URL(`src/${name}`, import.meta.url));

/** What starts the app: all pages need what it imports, and running that shows nothing. */
const starts = ['main.tsx', 'App.tsx', 'router.tsx', 'routes.tsx'].map(source);
const [main = '', , , routes = ''] = starts;
const chats = source('routes/Chat.tsx');
const calling = source('routes/Calling.tsx');

/** Fetched on every page for people who are signed in. */
const calls = source('features/calls/IncomingCalls.tsx');

/**
 * Bytes of script, gzipped, that pages may load by themselves, `/chat` until a conversation stands open; a part that is loaded
 * later, when somebody does something, is not among it.
 */
const scriptLimits = [
  { path: '/chat', page: chats, limit: 300_000 },
  { path: '/register', page: source('routes/Register.tsx'), limit: 220_000 },
  { path: '/calling', page: calling, limit: 220_000 },
  { path: '/check-out', page: source('routes/CheckOut.tsx'), limit: 220_000 },
];

/** Bytes of the fonts that an English page loads. */
const fontLimit = 60_000;

/** Latin letters, and those of Vietnamese: every page names the languages in their own letters. */
const fonts = ['latin', 'vietnamese'].map((script) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`)),
);

/** Files in the order in which they may import each other: each only those before it. */
const files = ['app', 'shared', 'calls', 'chat'] as const;

/** The file that a module goes into; undefined where the bundler decides. */
type FileOf = (id: string) => (typeof files)[number] | undefined;

/**
 * Divides what `/chat` needs: what all pages need, what pages of forms need as well, what calls need as well, and the rest.
 * No part needs a later one, since whatever two pages need, they need with all that it imports.
 */
function divide(graph: PageGraph): FileOf {
  const usedBy = createModuleUse(graph);
  const app = usedBy([main]);
  const chat = usedBy([chats]);
  const pages = graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  const shared = usedBy(pages.filter((page) => page !== chats && page !== calling));
  const inCalls = usedBy([calling, calls]);
  return (id) => {
    // The landing page shares parts of the app, and must not start it.
    if (starts.includes(id)) return undefined;
    if (app.has(id)) return 'app';
    if (!chat.has(id)) return undefined;
    if (shared.has(id)) return 'shared';
    return inCalls.has(id) ? 'calls' : 'chat';
  };
}

/** What the bundler knows when it decides about files. */
interface PageGraph extends ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/**
 * Keeps the first load small and in few files: on a slow network each file costs a round trip, and many small ones are larger
 * than one of the same contents. What all pages need is one file, what the chats share with other pages two more, and what
 * they need beside it a fourth. Files never import each other in a circle: what one of them
 * makes would not be there yet when the other begins, and no file imports the one that starts the app: the landing page would
 * become the app. The build fails when a page loads more than its limit.
 */
export function firstLoad(): Plugin {
  let fileOf: FileOf | undefined;
  const group = (name: (typeof files)[number], at: number) => ({
    name: (id: string, graph: PageGraph) => {
      fileOf ??= divide(graph);
      return fileOf(id) === name ? name : null;
    },
    debugName: name,
    priority: files.length - at,
  });
  return {
    name: 'franca-first-load',
    apply: 'build',
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            // The names of groups name every page that needs them.
            chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                // What the first page's script needs as well, which must not load the app for it.
                {
                  name: 'imports',
                  test: /preload-helper|\/lib\/repeatImport\.ts$/,
                  priority: files.length + 1,
                },
                ...files.map(group),
              ],
            },
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (id: string): Rollup.OutputChunk => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
        return chunk ?? this.error(`firstLoad.ts: no file holds ${id}.`);
      };
      for (const { path, page, limit } of scriptLimits) {
        const size = sizeOf([main, calls, page].map(chunkOf), bundle);
        if (size > limit) this.error(`${path} loads ${size} bytes of script at first, more than ${limit}.`);
      }
      const start = chunkOf(main).fileName;
      for (const { fileName, imports } of chunks) {
        const circle = imports.find((name) =>
          chunks.some((other) => other.fileName === name && other.imports.includes(fileName)),
        );
        if (circle) this.error(`${fileName} and ${circle} import each other.`);
        if (imports.includes(start)) this.error(`${fileName} imports ${start}, which starts the app.`);
      }
      const fontSize = fonts.reduce((sum, file) => sum + statSync(file).size, 0);
      if (fontSize > fontLimit)
        this.error(`An English page loads ${fontSize} bytes of fonts, more than ${fontLimit}.`);
    },
  };
}
