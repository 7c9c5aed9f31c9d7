import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPglite } from './openPglite.ts';
import { settings } from './schema/settings.ts';

it('begins anew where a start died while it created the database', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'franca-created-'));
  await mkdir(join(directory, 'database'));
  await writeFile(join(directory, 'database/PG_VERSION'), 'half');
  const { db, close } = await openPglite(directory);
  expect(await db.select().from(settings)).toEqual([]);
  await close();
  await rm(directory, { recursive: true });
});
