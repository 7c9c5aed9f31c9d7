import { defineConfig } from 'tsup';
import { linaria } from '../../tools/esbuild-linaria.mjs';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // tsup sets baseUrl, which TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
  // The small Linaria runtime and the crop dialog's sheet travel inside, so that consumers need neither.
  noExternal: [/^@linaria\//, /\.css$/],
  // esbuild drops the directives of single files.
  banner: { js: '"use client";' },
  esbuildPlugins: [linaria()],
});
