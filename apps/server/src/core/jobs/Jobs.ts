import type { Database } from '../../db/Database.ts';

/** A job that a handler works on. */
export type Job<Data> = {
  id: string;
  data: Data;
  /** Whose it is; null where it is nobody's. */
  ownerId: string | null;
  /** Attempts so far, this one included. */
  attempts: number;
  /** After which nobody needs it any more. */
  expiresAt: Date | null;
  /** Ends the job in the handler's own transaction; false where it was cancelled meanwhile. */
  endIn: (tx: Database) => Promise<boolean>;
};

/**
 * What came of an attempt. `failed` is tried again after a pause until the attempts are used up; `refused` is given up at
 * once; `postponed` counts as no attempt. `detail` goes to the log and to the table: no personal data.
 */
export type JobResult =
  | { status: 'done' }
  | { status: 'failed'; detail: string; afterMs?: number | undefined }
  | { status: 'refused'; detail: string }
  | { status: 'postponed'; afterMs: number };

/** When failed attempts are repeated: the pause doubles each time, and half of it is left to chance. */
export type RetryPolicy = {
  /** Attempts before a job is given up. */
  attempts: number;
  firstPauseMs: number;
  longestPauseMs: number;
};

/** How the jobs of a kind are done. */
export type JobDefinition<Data> = {
  /** Name of the kind, in the table, in the log and in metrics. */
  kind: string;
  /** Jobs that one process works on at once; other kinds have their own places. */
  concurrency: number;
  /** How many of them may be of one owner; owners take turns. */
  perOwner: number;
  retry: RetryPolicy;
  /**
   * Does a job. It may be done twice, after a crash between the work and its end; what is thrown counts as `failed`. Every
   * outside service that it calls has a time-out of its own.
   */
  run: (job: Job<Data>) => Promise<JobResult>;
  /** Called before a job becomes a dead letter. */
  onGivenUp?: (job: Job<Data>) => Promise<void>;
};

/** Work that is repeated for as long as there are processes, by one of them each time. */
export type RepeatedJob = {
  /** Name of the job, in the table, in the log and in metrics. */
  kind: string;
  everyMs: number;
  run: () => Promise<void>;
  /** Asked before a run is claimed: a job that is repeated often need not write when nothing is to be done. */
  isNeeded?: (() => Promise<boolean>) | undefined;
};

/** A job that is added. */
export type NewJob<Data> = {
  data: Data;
  /** Of the jobs of a kind with the same key there is one: the one that waits already is enough. */
  key?: string;
  /** Id of the user whose turn it takes, and with whose account it goes. */
  ownerId?: string;
  /** What it is about, for `cancel`. */
  subject?: string;
  expiresAt?: Date;
  /** At once by default. */
  dueAt?: Date;
};

/** The jobs of one kind. */
export type JobQueue<Data> = {
  /** Adds jobs, in the transaction that stores what they are about; call `wake` once it is committed. */
  add: (tx: Database, jobs: readonly NewJob<Data>[]) => Promise<void>;
  /**
   * Adds a job with a key, or puts it in the place of the one with that key, whose attempts so far do not count. The handler has to be
   * able to run beside one that has just begun with the earlier time.
   */
  put: (tx: Database, job: NewJob<Data> & { key: string }) => Promise<void>;
  /** Works on what is due, without being waited for. */
  wake: () => void;
  /** Removes the jobs of owners that are about something, also those that are being worked on. */
  cancel: (what: {
    ownerIds: readonly string[];
    subject: string;
  }) => Promise<{ data: Data; attempts: number }[]>;
  /** Works on what is due; resolves when nothing is left that this process can do now. */
  runDue: () => Promise<void>;
  /** Resolves when this process works on none of them. */
  whenIdle: () => Promise<void>;
};

/** Work in the background, kept in one table (docs/decisions/0063-jobs.md). */
export type Jobs = {
  /** Says how the jobs of a kind are done; before `start`. */
  define: <Data>(definition: JobDefinition<Data>) => JobQueue<Data>;
  /** Says what is repeated; before `start`. */
  repeat: (job: RepeatedJob) => void;
};

/** The runner, for the application that starts and ends it. */
export type JobRunner = Jobs & {
  /** Takes up what an earlier run left, and works from then on. */
  start: () => Promise<void>;
  /** Takes nothing more. */
  stop: () => void;
  /** Resolves when nothing is being worked on any more. */
  whenIdle: () => Promise<void>;
};
