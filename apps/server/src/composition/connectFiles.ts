import type { Core } from '../core/Core.ts';
import { createFiles, type Files } from '../domains/files/createFiles.ts';
import { registerFileRoutes } from '../domains/files/registerFileRoutes.ts';
import type { Router } from '../http/createRouter.ts';
import { chooseAdapters } from './chooseAdapters.ts';

/** What files need from the other parts. */
export type ConnectFilesOptions = {
  /** Puts endpoints on the server. */
  route: Router;
};

const purgeEveryMs = 3_600_000;

/** Builds the files domain on the data directory or, when S3 is configured, on its bucket; purges what nobody claims. */
export function connectFiles(core: Core, { route }: ConnectFilesOptions): Files {
  const { clock, config, log } = core;
  const storage = chooseAdapters.storage(config, core);
  // Without PUBLIC_URL addresses stay paths, so that localhost, 127.0.0.1 and a name all show the same files.
  const baseUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
  const files = createFiles({ db: core.database.db, clock, storage, baseUrl });
  registerFileRoutes(route, { files, storage });
  const timer = setInterval(() => {
    files.purge().catch((error: unknown) => log.error({ err: error }, 'files could not be purged'));
  }, purgeEveryMs);
  timer.unref();
  core.onClose(async () => clearInterval(timer));
  return files;
}
