import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { sizeOf } from './sizeOf.ts';

/** Bytes of script, gzipped, that `/chat` may load until a conversation stands open. */
const scriptLimit = 230_000;

/** Bytes of the fonts that an English page loads. */
const fontLimit = 60_000;

/** Where what `/chat` loads by itself begins; a part that is loaded later, when somebody does something, is not among it. */
const beginnings = [
  'apps/web/src/main.tsx',
  'apps/web/src/routes/Chat.tsx',
  'apps/web/src/features/calls/IncomingCalls.tsx',
];

/** What the modules that start the app import: all pages need it, and running it shows nothing. */
const startImports =
  /\/apps\/web\/src\/(providers|components\/(BusyPage|ErrorScreen)|lib\/(registerServiceWorker|router\/\w+|session\/\w+|data\/(carriedToasts|offerNewVersion)))\.tsx?$/;

/** Latin letters, and those of Vietnamese: every page names the languages in their own letters. */
const fonts = ['latin', 'vietnamese'].map((script) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`)),
);

/**
 * Keeps the first load small and in few files: on a slow network each file costs a round trip, and many small ones are larger
 * than one of the same contents. What all pages need is one file, and what the chats need of the rest
 * another; pages that share parts with the chats load that as well. Files never import each other in a circle: what one of them
 * makes would not be there yet when the other begins, and no file imports the one that starts the app: the landing page would
 * become the app. The build fails when `/chat` loads more than its limit.
 */
export function firstLoad(): Plugin {
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
                { name: 'imports', test: /preload-helper|\/lib\/repeatImport\.ts$/, priority: 3 },
                // Without main.tsx, App.tsx and router.tsx, which start the app: the landing page shares parts of it.
                { name: 'app', test: startImports, priority: 2 },
                {
                  name: 'chat',
                  test: /\/apps\/web\/src\/routes\/Chat\.tsx$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = beginnings.map((source) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
        return chunk ?? this.error(`firstLoad.ts: no file holds ${source}.`);
      });
      const size = sizeOf(first as Rollup.OutputChunk[], bundle);
      if (size > scriptLimit)
        this.error(`/chat loads ${size} bytes of script at first, more than ${scriptLimit}.`);
      for (const { fileName, imports } of chunks) {
        const circle = imports.find((name) =>
          chunks.some((other) => other.fileName === name && other.imports.includes(fileName)),
        );
        if (circle) this.error(`${fileName} and ${circle} import each other.`);
        const starts = imports.find((name) => first[0]?.fileName === name);
        if (starts) this.error(`${fileName} imports ${starts}, which starts the app.`);
      }
      const fontSize = fonts.reduce((sum, file) => sum + statSync(file).size, 0);
      if (fontSize > fontLimit)
        this.error(`An English page loads ${fontSize} bytes of fonts, more than ${fontLimit}.`);
    },
  };
}
