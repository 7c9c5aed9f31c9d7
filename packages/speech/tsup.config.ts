import { defineConfig } from 'tsup';
import { clientDirective } from '../../tools/tsup-client-directive.mjs';

const shared = {
  format: ['esm' as const],
  target: 'es2022' as const,
  sourcemap: true,
  // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
  plugins: [clientDirective()],
};

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', react: 'src/react/index.ts', testing: 'src/testing/index.ts' },
    clean: ['dist/*', '!dist/worklet.*'],
  },
  {
    ...shared,
    // One file that needs no other: pages serve it as it is. Small, because it is loaded while somebody waits to speak.
    entry: { worklet: 'src/worklet/index.ts' },
    splitting: false,
    minify: true,
    clean: false,
  },
]);
