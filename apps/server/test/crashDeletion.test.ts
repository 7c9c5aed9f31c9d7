import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message, Topic } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/db/openPglite.ts';
import { accountDeletions } from '../src/db/schema/account.ts';
import { findEverywhere } from './findEverywhere.ts';
import { callRemote, type RemotePerson, signUpRemote, uploadRemote } from './remotePerson.ts';
import { type ServerProcess, startServer } from './startServer.ts';

/** Statements that a deletion may run, after the one that writes it down, before the server is killed. */
const steps = [0, 4, 12, 28];
const killScript = new URL('./killAtStatement.ts', import.meta.url).href;
const english = { language: 'English', accent: 'English (Australia)' };

describe('a server that is killed in the middle of the deletion of an account', () => {
  let directory: string;
  let server: ServerProcess;
  let address: string;

  async function start(): Promise<void> {
    const NODE_OPTIONS = `--import=${killScript}`;
    server = startServer({ DATA_DIR: directory, TRANSLATE_ENGINES: 'phrases', NODE_OPTIONS });
    address = await server.ready;
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-crash-'));
    await start();
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    await rm(directory, { recursive: true, force: true });
  });

  /** Has the person write to somebody, with a picture; returns the conversation and the key of the picture's file. */
  async function write({ token }: RemotePerson, to: RemotePerson) {
    const body = { target_user_id: to.id, topic_name: 'Staying', check_permission: true };
    const { _id: topicId } = await callRemote<Topic>(address, '/topic/private', { token, body });
    const url = await uploadRemote(address, {}, token);
    const attachments = [{ type: 'image', origin_url: url, name: 'holiday.png' }];
    const message = { topic_id: topicId, type: 'image', content: 'A text that stays', attachments };
    return { topicId, file: url.split('/').at(-1) ?? '', message };
  }

  async function askCode({ token }: RemotePerson, email: string): Promise<string> {
    await callRemote(address, '/user/delete-account/code', { token, body: {} });
    const mails = await callRemote<{ code: string | null }[]>(address, `/dev/outbox?to=${email}`);
    return mails.find(({ code }) => code !== null)?.code ?? '';
  }

  it('finishes it when it starts again, and leaves nothing of the person', async () => {
    const kill = join(directory, 'kill-at-statement');
    const staying = await signUpRemote(address, { email: 'staying@example.org', ...english });
    const traces: string[] = [];
    for (const step of steps) {
      const email = `leaving-${step}@example.org`;
      const person = await signUpRemote(address, { email, ...english });
      const { topicId, file, message } = await write(person, staying);
      const chatId = `${person.id}-${Date.now()}`;
      await callRemote(address, '/chat', { token: person.token, body: { ...message, chat_id: chatId } });
      traces.push(person.id, email, file);
      const code = await askCode(person, email);
      await writeFile(kill, `account_deletions ${step}`);
      const remove = () =>
        callRemote(address, '/user/delete-account', { token: person.token, body: { code } });
      // What was not committed is as if nobody had asked; otherwise the answer may have come before the end.
      await remove().catch(() => undefined);
      expect(await server.exited, `killed at statement ${step}`).toBe('SIGKILL');
      await rm(kill);
      await start();
      if (step === 0) await remove();
      const { token } = staying;
      const isHandedOver = async () => {
        const messages = await callRemote<Message[]>(address, `/chat?topic_id=${topicId}&limit=5`, { token });
        expect(messages.map(({ content, by }) => [content, by?.is_deleted])).toEqual([
          ['A text that stays', true],
        ]);
      };
      await vi.waitFor(isHandedOver, { timeout: 30_000, interval: 50 });
    }
    await vi.waitFor(async () => {
      const files = await readdir(join(directory, 'files'), { recursive: true });
      expect(files.filter((name) => traces.some((trace) => name.includes(trace)))).toEqual([]);
    }, 30_000);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);

    const { db, close } = await openPglite(directory);
    const left = await db.select().from(accountDeletions);
    const found = await findEverywhere(db, traces);
    await close();
    expect(left).toEqual([]);
    expect(found).toEqual([]);
  }, 400_000);
});
