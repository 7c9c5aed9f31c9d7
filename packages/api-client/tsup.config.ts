import { defineConfig } from 'tsup';
import { mapsApart } from '../../tools/tsup-maps-apart.mjs';

export default defineConfig({
  entry: { index: 'src/index.ts', 'react-query': 'src/react-query.ts' },
  format: ['esm'],
  target: 'es2023',
  sourcemap: true,
  plugins: [mapsApart()],
  clean: true,
  // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
});
