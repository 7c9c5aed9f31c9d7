import { defineConfig } from 'tsup';
import { mapsApart } from '../../tools/tsup-maps-apart.mjs';

export default defineConfig({
  entry: { index: 'src/index.ts', text: 'src/text/index.ts' },
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  plugins: [mapsApart()],
  clean: true,
  // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
});
