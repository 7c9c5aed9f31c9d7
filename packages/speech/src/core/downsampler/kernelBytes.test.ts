import { expect, test } from 'vitest';
import { assembleKernel } from '../../../tools/assembleKernel.ts';
import { kernelBytes } from './kernelBytes.ts';

test('the kernel’s bytes are those of its readable source', async () => {
  expect([...kernelBytes]).toEqual([...(await assembleKernel())]);
});
