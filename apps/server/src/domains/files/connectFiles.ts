import type { Core } from '../../core/Core.ts';
import { keyedHash } from '../../core/hashes.ts';
import { repeat } from '../../core/repeat.ts';
import { removeLeftTemporaryFiles } from '../../core/temporaryFiles.ts';
import { createByteBudget } from '../../db/createByteBudget.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { createFiles } from './createFiles.ts';
import type { Files } from './Files.ts';
import { registerFileRoutes } from './registerFileRoutes.ts';

const purgeEveryMs = 3_600_000;
/** How long a write may last without a byte; what is older was cut off by a crash. */
const unfinishedMs = 3_600_000;

/** Builds the files domain on a storage, registers its routes, and purges now and then what nobody owns or claims. */
export function connectFiles(core: Core, { storage }: { storage: FileStorage }): Files {
  const { clock, config, database, route, secret } = core;
  // Without PUBLIC_URL addresses stay paths, so that localhost, 127.0.0.1 and a name all show the same files.
  const baseUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
  const budget = createByteBudget({
    db: database.db,
    clock,
    hash: (value) => keyedHash(secret, 'limit', value),
    name: 'uploads',
    bytesPerDay: config.UPLOAD_MB_PER_DAY * 1024 * 1024,
  });
  const files = createFiles({ db: database.db, clock, storage, budget, baseUrl });
  registerFileRoutes(route, { files, storage });
  repeat(core, 'purge of files', purgeEveryMs, async () => {
    await files.purge();
    await storage.removeUnfinished(new Date(Date.now() - unfinishedMs));
  });
  // Whoever has a database alone knows that nobody else is writing. Files have the time of the machine, whatever the clock says.
  const cutOff = new Date(Date.now() - (database.kind === 'pglite' ? 0 : unfinishedMs));
  const cleaning = Promise.all([storage.removeUnfinished(cutOff), removeLeftTemporaryFiles()]).catch(
    (error: unknown) => core.log.error({ err: error }, 'what a crash left could not be removed'),
  );
  core.onClose(async () => void (await cleaning));
  return files;
}
