import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./giftCodes.ts', import.meta.url));

describe('npm run gift-codes', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-gifts-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    new Promise<{ code: number; printed: string; complained: string }>((resolve) => {
      const env = { ...process.env, DATA_DIR: directory };
      const options = { env, encoding: 'utf8' as const };
      const child = execFile(process.execPath, [program, ...args], options, (_error, printed, complained) =>
        resolve({ code: child.exitCode ?? -1, printed, complained }),
      );
    });

  it('prints as many codes as are asked for, one a line', async () => {
    const { code, printed } = await run('--package', 'ultimate', '--days', '7', '--count', '3');
    expect(code).toBe(0);
    const codes = printed.trim().split('\n');
    expect(new Set(codes).size).toBe(3);
    for (const line of codes) expect(line).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  });

  it.each([
    [['--package', 'free'], '--package: is premium, ultimate or enterprise'],
    [['--count', 'many'], '--count: is a whole number from 1 to 1000'],
    [['--days', '0'], '--days:'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, printed, complained } = await run(...args);
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(complained).toContain(sentence);
  });
});
