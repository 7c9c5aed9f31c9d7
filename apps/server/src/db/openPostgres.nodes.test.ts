import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, expect, inject, it } from 'vitest';
import type { DatabaseHandle } from './Database.ts';
import { openPostgres } from './openPostgres.ts';

/** First bytes of messages that carry a statement: a simple one, and one that is parsed first. */
const statementTypes = new Set('QP'.split('').map((letter) => letter.charCodeAt(0)));

/** A proxy of the database that can end connections at the moment at which their first statement arrives. */
async function startProxy(database: URL) {
  let endsConnections = false;
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket.on('error', () => undefined));
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(client);
    client.on('data', (bytes) => {
      if (endsConnections && statementTypes.has(bytes[0] ?? 0)) client.resetAndDestroy();
      else upstream.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database);
  const address = server.address();
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    endConnections: (ends: boolean) => {
      endsConnections = ends;
      if (ends) for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

let database: DatabaseHandle | undefined;
let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
afterEach(async () => {
  await database?.close();
  proxy?.close();
});

it('rejects statements, and nothing else, when new connections end at once', async () => {
  const server = inject('postgresUrl');
  const administrator = postgres(`${server}/postgres`, { max: 1, onnotice: () => undefined });
  await administrator`drop database if exists test_ended_connections with (force)`;
  await administrator`create database test_ended_connections`;
  await administrator.end();
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);

  proxy = await startProxy(new URL(`${server}/test_ended_connections`));
  database = await openPostgres(proxy.url);
  const { db } = database;
  const select = () => db.execute(sql`select 1`);
  proxy.endConnections(true);
  const results = await Promise.allSettled(Array.from({ length: 5 }, select));
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  proxy.endConnections(false);
  await expect.poll(() => select().then(() => 'answered', String), { timeout: 20_000 }).toBe('answered');
  // Rejections that nobody handles are reported after the microtasks of their turn.
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
