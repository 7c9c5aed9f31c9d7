import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message, Topic } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/db/openPglite.ts';
import { accountDeletions } from '../src/db/schema/account.ts';
import { findEverywhere } from './findEverywhere.ts';
import { callRemote, type RemotePerson, signUpRemote, uploadRemote } from './remotePerson.ts';
import { type KillableServer, startKillable } from './startKillable.ts';

/** Statements that a deletion may run, after the one that writes it down, before the server is killed. */
const steps = [0, 4, 12, 28];
const english = { language: 'English', accent: 'English (Australia)' };

describe('a server that is killed in the middle of the deletion of an account', () => {
  let server: KillableServer;

  beforeAll(async () => {
    server = await startKillable();
  }, 120_000);
  afterAll(() => server.dispose());

  /** Has the person write a text and a picture to somebody; returns the conversation and the key of the picture's file. */
  async function write({ id, token }: RemotePerson, to: RemotePerson) {
    const body = { target_user_id: to.id, topic_name: 'Staying', check_permission: true };
    const { _id: topicId } = await callRemote<Topic>(server.address(), '/topic/private', { token, body });
    const url = await uploadRemote(server.address(), {}, token);
    const attachments = [{ type: 'image', origin_url: url, name: 'holiday.png' }];
    const text = { type: 'message', content: 'A text that stays', attachments: [] };
    const picture = { type: 'image', content: 'A text that goes with its picture', attachments };
    for (const [index, message] of [text, picture].entries()) {
      const chatId = `${id}-${Date.now() + index}`;
      const body = { topic_id: topicId, chat_id: chatId, ...message };
      await callRemote(server.address(), '/chat', { token, body });
    }
    return { topicId, file: url.split('/').at(-1) ?? '' };
  }

  async function askCode({ token }: RemotePerson, email: string): Promise<string> {
    await callRemote(server.address(), '/user/delete-account/code', { token, body: {} });
    const mails = await callRemote<{ code: string | null }[]>(server.address(), `/dev/outbox?to=${email}`);
    return mails.find(({ code }) => code !== null)?.code ?? '';
  }

  it('finishes it when it starts again, and leaves nothing of the person', async () => {
    const staying = await signUpRemote(server.address(), { email: 'staying@example.org', ...english });
    const traces: string[] = [];
    for (const step of steps) {
      const email = `leaving-${step}@example.org`;
      const person = await signUpRemote(server.address(), { email, ...english });
      const { topicId, file } = await write(person, staying);
      traces.push(person.id, email, file);
      const code = await askCode(person, email);
      await server.killAt('account_deletions', step);
      const remove = () =>
        callRemote(server.address(), '/user/delete-account', { token: person.token, body: { code } });
      // What was not committed is as if nobody had asked; otherwise the response may have come before the end.
      await remove().catch(() => undefined);
      expect(await server.restarted(), `killed at statement ${step}`).toBe('SIGKILL');
      if (step === 0) await remove();
      const { token } = staying;
      const isHandedOver = async () => {
        const messages = await callRemote<Message[]>(server.address(), `/chat?topic_id=${topicId}&limit=5`, {
          token,
        });
        expect(messages.map(({ type, content, by }) => [type, content, by?.is_deleted])).toEqual([
          ['image', null, true],
          ['message', 'A text that stays', true],
        ]);
      };
      await vi.waitFor(isHandedOver, { timeout: 30_000, interval: 50 });
    }
    await vi.waitFor(async () => {
      const files = await readdir(join(server.directory, 'files'), { recursive: true });
      expect(files.filter((name) => traces.some((trace) => name.includes(trace)))).toEqual([]);
    }, 30_000);
    expect(await server.stop()).toBe(0);

    const { db, close } = await openPglite(server.directory);
    const left = await db.select().from(accountDeletions);
    const found = await findEverywhere(db, traces);
    await close();
    expect(left).toEqual([]);
    expect(found).toEqual([]);
  }, 400_000);
});
