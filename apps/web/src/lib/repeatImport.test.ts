import { afterEach, expect, test } from 'vitest';
import { installRepeatImport } from './repeatImport.ts';

const failure = new Error('not loaded');
const asked: string[] = [];
let isOnline = false;

afterEach(() => {
  globalThis.repeatImport = undefined;
  asked.length = 0;
  isOnline = false;
});

function install(): (address: string) => Promise<unknown> {
  installRepeatImport(async (address) => {
    asked.push(address);
    if (!isOnline) throw new Error('offline');
    return { address };
  });
  return (address) =>
    globalThis.repeatImport?.(address, failure) ?? Promise.reject(new Error('not installed'));
}

test('an import that failed is tried under another address each time, and fails with its first error', async () => {
  const repeat = install();
  await expect(repeat('/part.js')).rejects.toBe(failure);
  await expect(repeat('/part.js')).rejects.toBe(failure);
  expect(asked).toEqual(['/part.js?again=1', '/part.js?again=2']);
});

test('what was loaded in the end is one module for all', async () => {
  const repeat = install();
  await expect(repeat('/part.js')).rejects.toBe(failure);
  isOnline = true;
  const [first, second] = await Promise.all([repeat('/part.js'), repeat('/part.js')]);
  expect(first).toBe(second);
  expect(await repeat('/part.js')).toBe(first);
  expect(asked).toEqual(['/part.js?again=1', '/part.js?again=2']);
});
