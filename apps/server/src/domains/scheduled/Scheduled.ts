import type { ScheduledMessage } from '@franca/contract';
import type { Database } from '../../db/Database.ts';

/** Messages that are sent later, as the other domains use them. */
export type Scheduled = {
  /** Those of one person, the next one first. */
  listOf: (userId: string) => Promise<ScheduledMessage[]>;
  /** Whether one of them has a file. */
  hasFile: (url: string) => Promise<boolean>;
  /** Removes those of an account that is being closed: nothing is sent in its name from then on. */
  removeOf: (tx: Database, userId: string) => Promise<void>;
  /** Takes an account that is gone out of what others will send. */
  forget: (userId: string) => Promise<void>;
  /** Sends what is due; resolves when nothing is left that can be sent now. */
  runDue: () => Promise<void>;
};
