import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPostgres } from '../src/db/openPostgres.ts';
import { sharedSecret } from '../src/db/sharedSecret.ts';
import { ask, openSocket } from './sockets.ts';
import { type ServerProcess, startServer } from './startServer.ts';
import { createWorld, type World } from './world.ts';

const patient = { timeout: 30_000, interval: 10 };

let world: World;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  world = await createWorld();
});
afterEach(async () => {
  for (const { child, exited } of processes.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
});
afterAll(() => world.dispose());

/** One more process on the database and the Redis of the world. */
async function startAnother() {
  const { DATABASE_URL = '', REDIS_URL = '', DATA_DIR } = world.app.core.config;
  const server = startServer({
    DATABASE_URL,
    REDIS_URL,
    DATA_DIR,
    TRANSLATE_ENGINES: 'phrases',
    PLANS: 'off',
  });
  processes.push(server);
  return { address: await server.ready, ...server };
}

const addressOf = (node: number): string => world.app.nodes[node]?.core.server.listeningOrigin ?? '';

describe('processes that start at the same time', () => {
  it('bring the tables up to date once, and agree on the secret', async () => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    const server = inject('postgresUrl');
    const client = postgres(`${server}/postgres`, { max: 1, onnotice: () => undefined });
    await client.unsafe(`create database ${name}`);
    const handles = await Promise.all([1, 2, 3].map(() => openPostgres(`${server}/${name}`)));
    const secrets = await Promise.all(handles.map(({ db }) => sharedSecret(db)));
    expect(new Set(secrets).size).toBe(1);
    for (const { close } of handles) await close();
    await client.unsafe(`drop database ${name} with (force)`);
    await client.end();
  });
});

describe('a process without the Redis that was configured', () => {
  it('does not start, and says which variable names it', async () => {
    const { DATABASE_URL = '', DATA_DIR } = world.app.core.config;
    const server = startServer({ DATABASE_URL, DATA_DIR, REDIS_URL: 'redis://:secret@127.0.0.1:9' });
    processes.push(server);
    expect(await server.exited).toBe(1);
    expect(server.printed()).toContain('REDIS_URL names a Redis at 127.0.0.1:9, which cannot be used');
    expect(server.printed()).not.toContain('secret');
  });
});

describe('signing out', () => {
  it('ends the sockets of the session on every process, and no others', async () => {
    const { ana, bea } = await world.pair();
    const { id: userId, token } = ana;
    const own = [
      await openSocket(addressOf(0), { userId, token }),
      await openSocket(addressOf(1), { userId, token }),
    ];
    const other = await bea.connect();
    const ended = own.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    await world.api.auth.logout({ as: ana });
    await Promise.all(ended);
    expect(other.connected).toBe(true);
    const refused = await openSocket(addressOf(1), { userId, token }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
  });
});

describe('a process that is killed', () => {
  it('leaves nobody online, and whoever comes back elsewhere is', async () => {
    const { ana, bea } = await world.pair();
    const another = await startAnother();
    const watching = await ana.connect();
    const statuses: boolean[] = [];
    watching.on(`online-status-${bea.id}`, ({ online }: { online: boolean }) => statuses.push(online));
    await ask(watching, 'user-status-listen', { user_id: bea.id });
    const before = await openSocket(another.address, { userId: bea.id, token: bea.token });
    await vi.waitFor(() => expect(statuses).toEqual([false, true]), patient);

    another.child.kill('SIGKILL');
    await vi.waitFor(() => expect(before.connected).toBe(false), patient);
    await vi.waitFor(() => expect(statuses).toEqual([false, true, false]), patient);
    await bea.connect();
    await vi.waitFor(() => expect(statuses).toEqual([false, true, false, true]), patient);
  });
});
