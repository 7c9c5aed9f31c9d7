import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { createFiles } from './createFiles.ts';
import type { Files } from './Files.ts';
import { registerFileRoutes } from './registerFileRoutes.ts';

const purgeEveryMs = 3_600_000;

/** Builds the files domain on a storage, registers its routes, and purges now and then what nobody owns or claims. */
export function connectFiles(core: Core, { storage }: { storage: FileStorage }): Files {
  const { clock, config, database, route } = core;
  // Without PUBLIC_URL addresses stay paths, so that localhost, 127.0.0.1 and a name all show the same files.
  const baseUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
  const files = createFiles({ db: database.db, clock, storage, baseUrl });
  registerFileRoutes(route, { files, storage });
  repeat(core, 'purge of files', purgeEveryMs, async () => void (await files.purge()));
  return files;
}
