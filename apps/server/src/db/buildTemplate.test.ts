import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { buildTemplate } from './buildTemplate.ts';

it('removes a snapshot that a process was writing when it died', async () => {
  const file = await buildTemplate();
  // Ids that no process has, and one that somebody has.
  const [left, writing] = [`${file}.99999999`, `${file}.${process.ppid}`];
  await writeFile(left, 'half');
  await writeFile(writing, 'half');
  await buildTemplate();
  expect([file, left, writing].map((each) => existsSync(each))).toEqual([true, false, true]);
  await rm(writing);
});
