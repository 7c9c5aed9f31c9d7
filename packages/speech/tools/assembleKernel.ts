import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openAssembler from 'wabt';

const folder = new URL('../src/core/downsampler/', import.meta.url);

/** Assembles `kernel.wat` to the bytes of a WebAssembly module. */
export async function assembleKernel(): Promise<Uint8Array> {
  const assembler = await openAssembler();
  const text = readFileSync(new URL('kernel.wat', folder), 'utf8');
  const parsed = assembler.parseWat('kernel.wat', text, { simd: true, sat_float_to_int: true });
  parsed.validate();
  return parsed.toBinary({}).buffer;
}

if (import.meta.main) {
  const bytes = await assembleKernel();
  const target = new URL('kernelBytes.ts', folder);
  writeFileSync(
    target,
    `/** \`kernel.wat\`, assembled by \`tools/assembleKernel.ts\`: ${bytes.length} bytes of WebAssembly. */
export const kernelBytes: Uint8Array<ArrayBuffer> = new Uint8Array([
  ${[...bytes].join(', ')},
]);
`,
  );
  console.log(`${bytes.length} bytes written to ${fileURLToPath(target)}`);
}
