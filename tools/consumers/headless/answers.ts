import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { createApiClient, createSocket } from '@franca/api-client';
import type { Message } from '@franca/contract';
import { chatEventNames } from '@franca/contract/client';
import { startEcho } from './echo.ts';

const [, , url = ''] = process.argv;

/** A way to the server that can be cut and opened again. */
async function createWay(target: URL) {
  const ends = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      isOpen = false;
      for (const end of ends) end.destroy();
    },
    open() {
      isOpen = true;
    },
    close() {
      this.cut();
      server.close();
    },
  };
}

const signIn = async (user_id: string) =>
  createApiClient({ baseUrl: `${url}/api` }).dev.login({ body: { user_id } });

const [first] = await createApiClient({ baseUrl: `${url}/api` }).dev.accounts();
assert.ok(first);
const program = await signIn(first._id);
const programApi = createApiClient({ baseUrl: `${url}/api`, getToken: () => program.access_token });
const topic = (await programApi.topics.list()).find(({ is_group }) => !is_group);
const otherId = topic?.members.find(({ _id }) => _id !== program.user._id)?._id;
assert.ok(topic && otherId);
const topic_id = topic._id;

const person = await signIn(otherId);
const getToken = () => person.access_token;
const api = createApiClient({ baseUrl: `${url}/api`, getToken });
const socket = createSocket('/chat', { url, userId: person.user._id, getToken });
const answers: Message[] = [];
const listeners = new Set<() => void>();
let typed = 0;
socket.keepSubscribed(chatEventNames.topicListen, chatEventNames.topicStopListen, { topic_id });
socket.on(chatEventNames.typingChat, { topic_id }, ({ user_id, is_writing }) => {
  if (user_id === program.user._id && is_writing !== false) typed += 1;
});
socket.on(chatEventNames.newChat, { topic_id }, (message) => {
  if (message.by._id !== person.user._id) answers.push(message);
  for (const listener of listeners) listener();
});

const answersAre = (count: number) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (answers.length < count) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
let sent = 0;
const say = (content: string) => {
  sent += 1;
  const chat_id = `${person.user._id}-${Date.now()}${sent}`;
  return api.chat.send({ body: { topic_id, chat_id, type: 'message', content } });
};

const connected = new Promise<void>((resolve) => {
  socket.subscribe(({ status }) => status === 'connected' && resolve());
});
socket.connect();
await connected;

const way = await createWay(new URL(url));
const errors: unknown[] = [];
const stop = await startEcho({ url: way.url, ...program }, (error) => errors.push(error));
await say('Are you there?');
await answersAre(1);
assert.equal(answers[0]?.content, 'You said: Are you there?');
assert.ok(typed > 0, 'It shows that it types.');
assert.deepEqual(errors, []);

// Nothing reaches the program for a while, and it is told nothing afterwards: it has to ask.
way.cut();
await say('And now?');
await say('And again?');
way.open();
await answersAre(3);
await say('The last one.');
await answersAre(4);
const said = answers.map(({ content }) => content);
const expected = ['Are you there?', 'And now?', 'And again?', 'The last one.'];
assert.deepEqual(
  said,
  expected.map((words) => `You said: ${words}`),
);

stop();
socket.close();
way.close();
