import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatChatId, type Session, type Topic } from '@franca/contract';
import { createPostgres } from '../../tools/cluster/createPostgres.ts';
import { createRedis } from '../../tools/cluster/createRedis.ts';
import { payForPlan } from './buyPlan.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUpByLink } from './signUpByLink.ts';

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

/**
 * Starts two servers on one PostgreSQL, Redis and directory of files, with Emma, Diego and Marco, and conversations of
 * Emma with both. `urls` are the servers in turn, so that the first two people of a journey are on different ones.
 */
export async function startNodes(environment: Record<string, string>): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-e2e-nodes-'));
  // The account that root runs PostgreSQL as has to get through.
  if (process.getuid?.() === 0) await chmod(directory, 0o711);
  const database = await createPostgres({ directory: join(directory, 'postgres'), isDurable: false });
  const redis = await createRedis({ directory: join(directory, 'redis') });
  const servers: RunningServer[] = [];
  const stop = async () => {
    const [code = null] = await Promise.all(servers.map((server) => server.stop()));
    return code;
  };
  const kill = async () => servers[0]?.kill();
  const start = async () => servers[0]?.start();
  const dispose = async () => {
    await Promise.all(servers.map((server) => server.dispose()));
    await Promise.all([database.stop(), redis.stop()]);
    await rm(directory, { recursive: true, force: true });
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
    for (const server of await Promise.all([startServer(shared), startServer(shared)])) servers.push(server);
    const urls = servers.map((server) => server.url);
    const [url = ''] = urls;
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
    return { url, urls, sessions, printed: () => '', stop, kill, start, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
