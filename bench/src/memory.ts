/**
 * How much memory the built server takes: after its first start with demo data, after a second start and at its peak,
 * on the embedded database and on PostgreSQL, whose own processes are not counted. Linux only: it reads `/proc`.
 */
import { readFile } from 'node:fs/promises';
import { startPostgres } from '../../apps/server/test/startPostgres.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';

/** Milliseconds between two looks, and how many equal ones in a row count as stable. */
const interval = 500;
const equalLooks = 6;

/** Most megabytes after a start, as decided in docs/decisions/0033-memory.md. */
const aims = { pglite: 450, postgres: 180 };

async function readMegabytes(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (field: string) => Math.round(Number(status.match(`${field}:\\s+(\\d+) kB`)?.[1]) / 1024);
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

/** Starts the server, waits until its memory no longer changes by more than a megabyte, and ends it. */
async function measureStart(what: string, directory: string, environment: Record<string, string>) {
  const { program } = await startFranca(directory, environment);
  const pid = program.child.pid;
  if (pid === undefined) throw new Error('The server has no process.');
  let last = await readMegabytes(pid);
  for (let equal = 0; equal < equalLooks; ) {
    await new Promise((resolve) => setTimeout(resolve, interval));
    const next = await readMegabytes(pid);
    equal = Math.abs(next.now - last.now) <= 1 ? equal + 1 : 0;
    last = next;
  }
  await program.stop();
  return { what, 'MB after the start': last.now, 'MB at the peak': last.peak };
}

const rows: (Row & { 'MB after the start': number })[] = [];
await withDataDirectory(async (directory) => {
  rows.push(await measureStart('PGlite, first start with demo data', directory, {}));
  rows.push(await measureStart('PGlite, second start', directory, {}));
});
const postgres = await startPostgres();
try {
  await withDataDirectory(async (directory) => {
    const environment = { DATABASE_URL: `${postgres.url}/postgres` };
    rows.push(await measureStart('PostgreSQL, first start', directory, environment));
    rows.push(await measureStart('PostgreSQL, second start', directory, environment));
  });
} finally {
  await postgres.stop();
}

const judged = rows.map((row) => {
  const most = String(row.what).startsWith('PGlite') ? aims.pglite : aims.postgres;
  const figure = row['MB after the start'];
  return { aim: `at most ${most} MB`, what: row.what ?? '', figure, met: figure <= most ? 'met' : 'NOT MET' };
});
report('memory', rows, judged);
