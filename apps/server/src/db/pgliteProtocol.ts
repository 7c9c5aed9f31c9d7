/** What the main thread asks of the database thread. */
export type PgliteRequest =
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; kind: 'exec'; sql: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

/** An error as plain data; PostgreSQL's fields survive the way between threads. */
export type PgliteFailure = Record<string, unknown> & { message: string };

/** Responses of the database thread; `id` 0 announces that the database is open. */
export type PgliteReply =
  | { id: number; ok: true; result: unknown }
  | { id: number; ok: false; error: PgliteFailure };

/** How the database thread is started. */
export type PgliteWorkerOptions = {
  /** Directory of the database; undefined keeps everything in memory. */
  directory?: string | undefined;
  /** File with a gzipped data directory to begin from when the database does not exist yet. */
  template?: string | undefined;
};
