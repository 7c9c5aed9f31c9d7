import { defineConfig } from 'tsup';
import { lazyStyles } from '../../tools/esbuild-lazy-styles.mjs';
import { linaria } from '../../tools/esbuild-linaria.mjs';
import { lucideIcons } from '../../tools/esbuild-lucide.mjs';
import { clientDirective } from '../../tools/tsup-client-directive.mjs';
import { mapsApart } from '../../tools/tsup-maps-apart.mjs';
import { pureCalls } from '../../tools/tsup-pure-calls.mjs';
import { subpathDeclarations, subpathEntries } from '../../tools/tsup-subpaths.mjs';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...subpathEntries(import.meta.url),
    // Chunks of their own, away from hooks, because a server component calls them too.
    'chunks/formatText': 'src/i18n/formatText.ts',
    // What only parts of kits use that are loaded later must not come with the rest of `kit`.
    'chunks/gridIndex': 'src/kit/gridIndex.ts',
    'chunks/useLoad': 'src/kit/useLoad.ts',
  },
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  // tsup sets baseUrl, which TypeScript 6 calls deprecated.
  dts: {
    entry: {
      index: 'src/index.ts',
      'parts/core': 'src/core/index.ts',
      'parts/kit': 'src/kit/index.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0', composite: false },
  },
  // The small Linaria runtime, the crop dialog's sheet, and the icons and flags in use travel inside: installed, the sets
  // they come from are 70 MB.
  noExternal: [/^@linaria\//, /\.css$/, 'lucide-react', /^country-flag-icons/],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[hash]';
  },
  plugins: [
    pureCalls(['lazy', 'memo', 'sharedContext']),
    clientDirective(),
    mapsApart(),
    subpathDeclarations(),
  ],
  esbuildPlugins: [linaria(), lucideIcons(), lazyStyles()],
});
