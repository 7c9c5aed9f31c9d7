import type { ByteBudget } from '../../db/createByteBudget.ts';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';

/** What files are built on. */
export type FilesContext = {
  /** Where owners and facts are kept. */
  db: Database;
  /** Decides about expiry and purging. */
  clock: Clock;
  /** Where bytes are kept. */
  storage: FileStorage;
  /** Bytes that each owner may upload in a day. */
  budget: ByteBudget;
  /** Put before addresses: `PUBLIC_URL` without a trailing slash when it is set, else empty (addresses are paths). */
  baseUrl: string;
};
