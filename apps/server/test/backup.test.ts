import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostgres } from '../../../tools/cluster/createPostgres.ts';
import { createS3, s3Variables } from '../../../tools/cluster/createS3.ts';
import { freePort } from '../../../tools/cluster/freePort.ts';
import { callRemote, type RemotePerson, signUpRemote, uploadRemote } from './remotePerson.ts';
import { type ServerProcess, startServer } from './startServer.ts';

/** A server with what it keeps its data in, as an operator starts and stops them together. */
type Installation = { address: string; stop: () => Promise<void> };

/** Two people and what they sent each other. */
type Conversation = { people: RemotePerson[]; topicId: string };

const run = promisify(execFile);
const texts = ['Where is the train station?', 'Good morning', 'A sentence without a translation.'];

async function fill(address: string): Promise<Conversation> {
  const profile = { language: 'English', accent: 'English (Australia)' };
  const ana = await signUpRemote(address, { email: 'ana@example.org', ...profile });
  const spanish = { language: 'Spanish', accent: 'Spanish (Spain)' };
  const bea = await signUpRemote(address, { email: 'bea@example.org', ...spanish });
  const call = <Data>({ token }: RemotePerson, path: string, body: object) =>
    callRemote<Data>(address, path, { token, body });
  const target = { target_user_id: bea.id, topic_name: null, check_permission: true };
  const { _id: topic_id } = await call<{ _id: string }>(ana, '/topic/private', target);
  const say = (person: RemotePerson, index: number, message: object) =>
    call(person, '/chat', { topic_id, chat_id: `${person.id}-${1_700_000_000_000 + index}`, ...message });
  // A language is translated to while somebody reads it.
  await call(bea, '/topic/language', { topic_id, language: 'es' });
  for (const [index, content] of texts.entries()) await say(ana, index, { type: 'message', content });
  const origin_url = await uploadRemote(address, {}, ana.token);
  const attachments = [{ type: 'image', origin_url, name: 'me.png' }];
  await say(ana, texts.length, { type: 'image', attachments, content: 'Good morning' });
  await say(bea, 0, { type: 'message', content: 'Buenos días' });
  return { people: [ana, bea], topicId: topic_id };
}

type Change = { kind: string; state?: string; message?: { attachments?: { origin_url: string }[] } };

/** Everything that both people can read, with the bytes of their files. Their sessions still count. */
async function readAll(address: string, { people, topicId }: Conversation) {
  return Promise.all(
    people.map(async ({ token }) => {
      const path = `/topic/changes?topic_id=${topicId}&since=0&limit=200`;
      const { changes } = await callRemote<{ changes: Change[] }>(address, path, { token });
      const messages = await callRemote(address, `/chat?topic_id=${topicId}&limit=50`, { token });
      const profile = await callRemote<{ avatar: string }>(address, '/user/me', { token });
      const files = changes
        .flatMap(({ message }) => message?.attachments ?? [])
        .map((file) => file.origin_url);
      const bytes = await Promise.all(
        [...files, profile.avatar].map(async (url) => {
          const { pathname, search } = new URL(url, address);
          const response = await fetch(`${address}${pathname}${search}`);
          expect(response.status).toBe(200);
          return Buffer.from(await response.arrayBuffer()).toString('base64');
        }),
      );
      return { changes, messages, profile, bytes };
    }),
  );
}

describe('a back-up as docs/operations.md describes it', () => {
  let directory: string;
  let backup: string;
  let port: number;
  const servers: ServerProcess[] = [];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-data-'));
    // Addresses of files carry it.
    port = await freePort();
    backup = await mkdtemp(join(tmpdir(), 'franca-backup-'));
  });
  afterEach(async () => {
    for (const { child } of servers.splice(0)) child.kill('SIGKILL');
    for (const folder of [directory, backup]) await rm(folder, { recursive: true, force: true });
  });

  async function startFranca(environment: Record<string, string>): Promise<Installation> {
    const server = startServer({
      TRANSLATE_ENGINES: 'phrases',
      // New people are on the free plan, which includes no translation.
      PLANS: 'off',
      PORT: String(port),
      ...environment,
    });
    servers.push(server);
    const stop = async () => {
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
    };
    return { address: await server.ready, stop };
  }

  /** Makes a back-up of `directory`, takes everything away, and starts again on what was restored. */
  async function restoresEverything(start: () => Promise<Installation>): Promise<void> {
    const first = await start();
    const conversation = await fill(first.address);
    const isComplete = async () => {
      const all = await readAll(first.address, conversation);
      expect(JSON.stringify(all.map(({ messages }) => messages))).not.toContain('"queued"');
      expect(all[1]?.changes.filter(({ state }) => state === 'done').length).toBeGreaterThanOrEqual(2);
    };
    await vi.waitFor(isComplete, { timeout: 20_000 });
    const before = await readAll(first.address, conversation);
    await first.stop();
    await run('cp', ['-a', directory, join(backup, 'copy')]);
    await rm(directory, { recursive: true });
    await run('cp', ['-a', join(backup, 'copy'), directory]);
    const again = await start();
    expect(await readAll(again.address, conversation)).toEqual(before);
    await again.stop();
  }

  it('brings back every message, file and translation of the embedded database', () =>
    restoresEverything(() => startFranca({ DATA_DIR: directory })));

  it('brings back every message, file and translation of PostgreSQL and a bucket', () =>
    restoresEverything(async () => {
      const database = await createPostgres({ directory: join(directory, 'postgres'), isDurable: false });
      const bucket = await createS3({ directory: join(directory, 's3') });
      await Promise.all([database.start(), bucket.start()]);
      const place = { DATA_DIR: join(directory, 'data'), DATABASE_URL: `${database.url}/postgres` };
      const server = await startFranca({ ...place, ...s3Variables(bucket.url) });
      const stop = async () => {
        await server.stop();
        await Promise.all([database.stop(), bucket.stop()]);
      };
      return { ...server, stop };
    }));
});
