import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { compileFunction } from 'node:vm';
import { chatEventNames } from '@franca/contract/client';
import { Server } from 'socket.io';
import { afterEach, expect, it, vi } from 'vitest';
import * as client from '../index.ts';
import { sendJson, startServer } from './startServer.ts';

const userId = '019aa000-0000-7000-8000-000000000001';
const otherId = '019aa000-0000-7000-8000-000000000002';
const topics = ['019aa000-0000-7000-8000-00000000000a', '019aa000-0000-7000-8000-00000000000b'];
const patient = { timeout: 15_000, interval: 10 };

type StartEcho = (account: object, report: (error: unknown) => void) => Promise<() => void>;

/** The program of the recipe, with the packages that it imports. */
function readProgram(): StartEcho {
  const guide = readFileSync(new URL('../../guide/recipes.md', import.meta.url), 'utf8');
  const block = guide.split('```ts\n').find((each) => each.includes('function startEcho')) ?? '';
  const [code = ''] = block.split('\n```');
  const body = stripTypeScriptTypes(code)
    .replace(/^import (\{[^}]*\}) from '([^']*)';$/gm, "const $1 = modules['$2'];")
    .replace('export async function', 'return async function');
  const modules = { '@franca/api-client': client, '@franca/contract/client': { chatEventNames } };
  return compileFunction(body, ['modules'])(modules) as StartEcho;
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A server on which the same moment and the same number stand in two conversations. */
async function setup(refuse: (content: string, nth: number) => [status: number, code: string] | null) {
  const message = (topic_id: string, seq: number, content: string) => ({
    kind: 'message',
    seq,
    message: {
      topic_id,
      type: 'message',
      content,
      by: { _id: otherId },
      date: '2026-01-01T10:00:00.000Z',
      seq,
    },
  });
  const written: Record<string, object[]> = Object.fromEntries(topics.map((id) => [id, []]));
  const sent: { topic_id: string; chat_id: string; content: string }[] = [];
  const tries: string[] = [];
  const http = await startServer(({ method, url, body }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const succeed = (data: unknown) => sendJson(response, 200, { success: true, data });
    if (pathname.endsWith('/topic/changes')) {
      const since = Number(searchParams.get('since'));
      const all = written[searchParams.get('topic_id') ?? ''] ?? [];
      return succeed({ changes: all.slice(since), seq: all.length, has_more: false });
    }
    if (pathname.endsWith('/topic')) return succeed(topics.map((_id) => ({ _id, seq: 0 })));
    if (method !== 'POST' || !pathname.endsWith('/chat')) return succeed({});
    const { topic_id, chat_id, content } = JSON.parse(body);
    tries.push(content);
    const refused = refuse(content, tries.filter((each) => each === content).length);
    if (!refused || refused[1] === 'lost') sent.push({ topic_id, chat_id, content });
    if (!refused) return succeed({});
    sendJson(response, refused[0], { success: false, errors: ['No.'], code: refused[1] });
  });
  const io = new Server(http.server);
  io.of('/chat');
  closers.push(() => io.close());
  const errors: unknown[] = [];
  const account = { url: http.url, access_token: 'secret', user: { _id: userId } };
  closers.push(await readProgram()(account, (error) => errors.push(error)));
  await vi.waitFor(() => expect(io.of('/chat').sockets.size).toBe(1), patient);
  return {
    errors,
    sent,
    tries,
    write: (topic_id: string, content: string) => {
      const all = written[topic_id];
      all?.push(message(topic_id, all.length + 1, content));
      io.of('/chat').emit(`${chatEventNames.newChat.name}-${topic_id}`, {});
    },
  };
}

it('answers in each conversation, also what was written in the same moment', async () => {
  const { sent, write } = await setup(() => null);
  for (const id of topics) write(id, 'Hello');
  await vi.waitFor(() => expect(sent).toHaveLength(2), patient);
  expect(new Set(sent.map(({ chat_id }) => chat_id)).size).toBe(2);
  for (const { chat_id } of sent) expect(chat_id).toMatch(new RegExp(`^${userId}-\\d{1,20}$`));
});

it('leaves out what it may not answer, and answers what comes after it', async () => {
  const { sent, errors, write } = await setup((content) =>
    content.endsWith('first') ? [403, 'not_permitted'] : null,
  );
  write(topics[0] ?? '', 'first');
  await vi.waitFor(() => expect(errors).toHaveLength(1), patient);
  write(topics[0] ?? '', 'second');
  await vi.waitFor(() => expect(sent.map(({ content }) => content)).toEqual(['You said: second']), patient);
});

it('tries again under the same id where it is not known whether it was sent', async () => {
  const { sent, tries, errors, write } = await setup((content, nth) =>
    content.endsWith('first') && nth === 1 ? [503, 'lost'] : null,
  );
  write(topics[0] ?? '', 'first');
  await vi.waitFor(() => expect(errors).toHaveLength(1), patient);
  write(topics[0] ?? '', 'second');
  await vi.waitFor(() => expect(sent).toHaveLength(3), patient);
  expect(tries).toEqual(['You said: first', 'You said: first', 'You said: second']);
  const [first, again, second] = sent.map(({ chat_id }) => chat_id);
  expect([again === first, second === first]).toEqual([true, false]);
});
