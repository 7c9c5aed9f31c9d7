import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/createTestDatabase.ts';
import type { DatabaseHandle } from './Database.ts';
import { openPostgres } from './openPostgres.ts';

/** First bytes of messages that carry a statement: a simple one, and one that is parsed first. */
const statementTypes = new Set(Buffer.from('QP'));

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

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: DatabaseHandle | undefined;
let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(async () => {
  await database?.close();
  proxy?.close();
  await own.drop();
});

it('rejects statements, and nothing else, when new connections end at once', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);

  proxy = await startProxy(new URL(own.url ?? ''));
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

it('refuses arrays of SQL, which it would return as text', async () => {
  database = await own.open();
  const selected = database.db.execute(sql`select array['a', 'b'] as letters`);
  await expect(selected).rejects.toHaveProperty('cause.message', expect.stringContaining('json_agg'));
});
