import { join } from 'node:path';
import { createDiskStorage } from '../src/adapters/storage/createDiskStorage.ts';
import { createFiles } from '../src/domains/files/createFiles.ts';
import type { TestApp } from './createTestApp.ts';
import { createTestBudget } from './createTestBudget.ts';

/** Removes the files that nothing keeps, as the server does every hour. */
export async function purgeFiles({ core }: TestApp): Promise<void> {
  const { clock, config, database, secret } = core;
  const directory = join(config.DATA_DIR, 'files');
  const storage = createDiskStorage({ directory, secret, uploadPath: '/api/file/' });
  const budget = createTestBudget(database.db, clock);
  await createFiles({ db: database.db, clock, storage, budget, baseUrl: '' }).purge();
}
