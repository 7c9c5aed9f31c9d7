import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatChatId, type Session, type Topic } from '@franca/contract';
import { createPostgres } from '../../tools/cluster/createPostgres.ts';
import { createRedis } from '../../tools/cluster/createRedis.ts';
import { payForPlan } from './buyPlan.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUpByLink } from './signUpByLink.ts';

const run = promisify(execFile);

/** Those of the demo's people who are in journeys of two; the demo itself exists on the embedded database only. */
const people = [
  { name: 'Emma Clarke', country: 'Australia', language: 'English', accent: 'English (Australia)' },
  { name: 'Diego Moreno', country: 'Spain', language: 'Spanish', accent: 'Spanish (Spain)' },
  { name: 'Marco Rossi', country: 'Italy', language: 'Italian', accent: 'Italian (Italy)' },
];

async function call<Data>(url: string, path: string, body: object, token = ''): Promise<Data> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Data; errors?: string[] };
  if (!response.ok) throw new Error(`${path}: ${answer.errors?.join(' ')}`);
  return answer.data;
}

/** Signs Emma, Diego and Marco up, and begins conversations of Emma with both; returns their sessions by name. */
async function signUpPeople(url: string): Promise<ReadonlyMap<string, Session>> {
  const sessions = new Map<string, Session>();
  for (const person of people) {
    const email = `${person.name.toLowerCase().replace(' ', '.')}@example.org`;
    const session = await signUpByLink(url, { ...person, email });
    // As in the demo: the free plan includes no translation.
    await payForPlan(url, session.access_token, 'ultimate');
    sessions.set(person.name, session);
  }
  const [emma, ...others] = [...sessions.values()];
  // A list shows a conversation once something is written.
  for (const { access_token, user } of others) {
    const target = { target_user_id: emma?.user._id };
    const { _id: topic_id } = await call<Topic>(url, '/topic/private', target, access_token);
    const chat_id = formatChatId(user._id, Date.now());
    await call(url, '/chat', { topic_id, chat_id, type: 'message', content: 'Ciao' }, access_token);
  }
  return sessions;
}

async function createDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-e2e-nodes-'));
  // The account that root runs PostgreSQL as has to get through.
  if (process.getuid?.() === 0) await chmod(directory, 0o711);
  return directory;
}

/** Starts servers on one PostgreSQL, Redis and directory of files; they go on with what is in the directory. */
async function openNodes(directory: string, count: number, environment: Record<string, string>) {
  const database = await createPostgres({ directory: join(directory, 'postgres'), isDurable: false });
  const redis = await createRedis({ directory: join(directory, 'redis') });
  const servers: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.dispose()));
    await Promise.all([database.stop(), redis.stop()]);
  };
  try {
    await Promise.all([database.start(), redis.start()]);
    const shared = {
      DATABASE_URL: `${database.url}/postgres`,
      REDIS_URL: redis.url,
      DATA_DIR: join(directory, 'data'),
      // They have no address in common, so that those of files are paths.
      PUBLIC_URL: '',
      ...environment,
    };
    const starts = await Promise.allSettled(Array.from({ length: count }, () => startServer(shared)));
    for (const start of starts) if (start.status === 'fulfilled') servers.push(start.value);
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    return { servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Names the directory that the servers of each world begin with a copy of. */
const preparedVariable = 'FRANCA_E2E_NODES';
const sessionsIn = (directory: string): string => join(directory, 'sessions.json');

/**
 * Makes what the servers of this run begin with, database and files: each would spend as much on it as a server on its start.
 *
 * @returns what removes it
 */
export async function prepareNodes(): Promise<() => Promise<void>> {
  const directory = await createDirectory();
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const { servers, stop } = await openNodes(directory, 1, {});
    try {
      const sessions = await signUpPeople(servers[0]?.url ?? '');
      await writeFile(sessionsIn(directory), JSON.stringify([...sessions]));
    } finally {
      await stop();
    }
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[preparedVariable] = directory;
  return remove;
}

/** Starts two servers on a copy of what is prepared; `remove` removes it. */
async function openCopy(environment: Record<string, string>) {
  const prepared = process.env[preparedVariable];
  if (!prepared) throw new Error('Nothing is prepared for two servers: run this journey with E2E_NODES=2.');
  const directory = await createDirectory();
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    // The files of PostgreSQL belong to the account that runs it.
    await run('cp', ['-a', `${prepared}/.`, directory]);
    const sessions: readonly [string, Session][] = JSON.parse(await readFile(sessionsIn(directory), 'utf8'));
    return { ...(await openNodes(directory, 2, environment)), sessions: new Map(sessions), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Starts two servers on one PostgreSQL, Redis and directory of files, with Emma, Diego and Marco, and conversations of
 * Emma with both. `urls` are the servers in turn, so that the first two people of a journey are on different ones.
 */
export async function startNodes(environment: Record<string, string>): Promise<RunningServer> {
  const { servers, sessions, stop: end, remove } = await openCopy(environment);
  const urls = servers.map((server) => server.url);
  return {
    url: urls[0] ?? '',
    urls,
    sessions,
    printed: () => '',
    stop: async () => {
      const [code = null] = await Promise.all(servers.map((server) => server.stop()));
      return code;
    },
    kill: async () => servers[0]?.kill(),
    start: async () => servers[0]?.start(),
    dispose: async () => {
      await end();
      await remove();
    },
  };
}
