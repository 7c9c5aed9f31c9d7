import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteThread } from './PgliteThread.ts';

/** A query's answer in PGlite's own shape. */
export type PgliteResult = { rows: unknown[]; affectedRows?: number; fields: unknown[] };

/** The part of a client that runs statements; inside a transaction a second one is handed out. */
export type PgliteExecutor = {
  /** One statement with parameters `$1…`; rejects with PostgreSQL's error. */
  query: (
    sql: string,
    params?: unknown[],
    options?: { rowMode?: 'array' | 'object' },
  ) => Promise<PgliteResult>;
  /** Several statements without parameters. */
  exec: (sql: string) => Promise<unknown>;
};

/**
 * The main thread's side of the database thread, shaped so that `drizzle-orm/pglite` accepts it.
 * There is one connection: while a transaction runs, every other query waits for its end.
 */
export class PgliteClient implements PgliteExecutor {
  readonly #thread: PgliteThread;
  readonly #inside = new AsyncLocalStorage<{ open: boolean }>();
  #lastTransaction: Promise<unknown> | undefined;

  constructor(thread: PgliteThread) {
    this.#thread = thread;
  }

  async query(
    sql: string,
    params?: unknown[],
    options?: { rowMode?: 'array' | 'object' },
  ): Promise<PgliteResult> {
    await this.#turn();
    return this.#executor.query(sql, params, options);
  }

  async exec(sql: string): Promise<unknown> {
    await this.#turn();
    return this.#executor.exec(sql);
  }

  /** Runs the callback between BEGIN and COMMIT; any error rolls back and is thrown on. */
  async transaction<Result>(callback: (executor: PgliteExecutor) => Promise<Result>): Promise<Result> {
    this.#refuseFromInside();
    const previous = this.#lastTransaction ?? Promise.resolve();
    const run = previous.then(() => this.#runTransaction(callback));
    const finished = run.then(
      () => undefined,
      () => undefined,
    );
    this.#lastTransaction = finished;
    finished.then(() => {
      if (this.#lastTransaction === finished) this.#lastTransaction = undefined;
    });
    return run;
  }

  /** The whole data directory as a gzipped tar archive. */
  async dump(): Promise<Uint8Array> {
    await this.#turn();
    return (await this.#thread.send({ kind: 'dump' })) as Uint8Array;
  }

  /** Lets running queries finish, closes the database and ends its thread. */
  async close(): Promise<void> {
    await this.#lastTransaction;
    await this.#thread.close();
  }

  get #executor(): PgliteExecutor {
    return {
      query: async (sql, params = [], options = {}) => {
        const rowMode = options.rowMode ?? 'object';
        return (await this.#thread.send({ kind: 'query', sql, params, rowMode })) as PgliteResult;
      },
      exec: (sql) => this.#thread.send({ kind: 'exec', sql }),
    };
  }

  async #runTransaction<Result>(callback: (executor: PgliteExecutor) => Promise<Result>): Promise<Result> {
    const state = { open: true };
    const executor = this.#executor;
    await executor.exec('BEGIN');
    try {
      const result = await this.#inside.run(state, () => callback(executor));
      await executor.exec('COMMIT');
      return result;
    } catch (error) {
      await executor.exec('ROLLBACK');
      throw error;
    } finally {
      state.open = false;
    }
  }

  async #turn(): Promise<void> {
    this.#refuseFromInside();
    while (this.#lastTransaction) await this.#lastTransaction;
  }

  /** Waiting for the own transaction's end would wait for ever: say so instead. */
  #refuseFromInside(): void {
    if (this.#inside.getStore()?.open) {
      throw new Error(
        'A transaction is running here: use the query builder it was given, not the outer one.',
      );
    }
  }
}
