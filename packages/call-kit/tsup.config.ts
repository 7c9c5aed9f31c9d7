import { defineConfig } from 'tsup';
import { lazyStyles } from '../../tools/esbuild-lazy-styles.mjs';
import { linaria } from '../../tools/esbuild-linaria.mjs';
import { lucideIcons } from '../../tools/esbuild-lucide.mjs';
import { clientDirective } from '../../tools/tsup-client-directive.mjs';
import { mapsApart } from '../../tools/tsup-maps-apart.mjs';
import { pureCalls } from '../../tools/tsup-pure-calls.mjs';

const entry = {
  index: 'src/index.ts',
  backgrounds: 'src/backgrounds/index.ts',
  core: 'src/core/index.ts',
  hooks: 'src/hooks.ts',
  recording: 'src/recording/index.ts',
  strings: 'src/strings/english.ts',
  testing: 'src/testing/index.ts',
  transcript: 'src/transcript/index.ts',
  transcriptTesting: 'src/transcript/testing/index.ts',
  twilio: 'src/twilio/index.ts',
};

export default defineConfig({
  entry,
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // tsup sets baseUrl, which TypeScript 6 calls deprecated.
  dts: { entry, compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
  // The small Linaria runtime and the icons in use travel inside: consumers do not install the 51 MB of lucide.
  noExternal: [/^@linaria\//, 'lucide-react'],
  plugins: [
    pureCalls(['createContext', 'createSlot', 'createTextHook', 'lazyPart', 'memo']),
    clientDirective(),
    mapsApart(),
  ],
  esbuildPlugins: [linaria(), lucideIcons({ together: [] }), lazyStyles()],
});
