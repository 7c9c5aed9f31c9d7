import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { PgliteStatements } from './PgliteStatements.ts';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteWorkerOptions } from './pgliteProtocol.ts';

const asText = (value: string): string => value;

/** drizzle expects dates and times as text; its own parsers are functions and cannot cross the thread. */
const textTypes = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];
const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]));

const failureFields = [
  'name',
  'message',
  'code',
  'severity',
  'detail',
  'hint',
  'table',
  'column',
  'constraint',
];

function describeFailure(error: unknown): PgliteFailure {
  const source = (error instanceof Error ? error : new Error(String(error))) as Error &
    Record<string, unknown>;
  const fields = failureFields.filter((field) => source[field] !== undefined);
  return { message: source.message, ...Object.fromEntries(fields.map((field) => [field, source[field]])) };
}

/** The first is PostgreSQL's own cache beside that of the operating system; all of it is taken at the start. */
const settings = [
  'shared_buffers=16MB',
  // Nothing gathers statistics in here, so plans are guessed when tables are empty, and kept: without these, a plan that
  // reads whole tables stays when they have grown, and on small ones it takes longer than an index does.
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

async function open({ directory, template }: PgliteWorkerOptions): Promise<PGlite> {
  const loadDataDir = template ? new Blob([await readFile(template)]) : undefined;
  return PGlite.create({ dataDir: directory, loadDataDir, startParams });
}

async function answer(
  pglite: PGlite,
  statements: PgliteStatements,
  request: PgliteRequest,
): Promise<unknown> {
  if (request.kind === 'query') {
    const options: QueryOptions = { rowMode: request.rowMode, parsers };
    return statements.query(request.sql, request.params, options);
  }
  if (request.kind === 'exec') return pglite.exec(request.sql);
  if (request.kind === 'dump') return new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
  return pglite.close();
}

const port = parentPort;
if (!port) throw new Error('The database thread must be started as a worker.');
const reply = (message: PgliteReply): void => port.postMessage(message);

try {
  const pglite = await open(workerData as PgliteWorkerOptions);
  const statements = new PgliteStatements(pglite);
  let last = Promise.resolve();
  port.on('message', (request: PgliteRequest) => {
    // One after the other: PGlite's own queue does not know of kept statements.
    last = last
      .then(() => answer(pglite, statements, request))
      .then(
        (result) => reply({ id: request.id, ok: true, result }),
        (error: unknown) => reply({ id: request.id, ok: false, error: describeFailure(error) }),
      );
  });
  reply({ id: 0, ok: true, result: undefined });
} catch (error) {
  reply({ id: 0, ok: false, error: describeFailure(error) });
}
