import { defineConfig } from 'tsup';
import { evaluatedCallsForEsbuild } from '../../tools/evaluatedCalls.mjs';

export default defineConfig({
  entry: { index: 'src/index.ts', calls: 'src/calls.ts' },
  format: ['esm'],
  target: 'es2023',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [evaluatedCallsForEsbuild()],
  // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
});
