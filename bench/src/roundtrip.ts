/**
 * How long a message takes from the call that sends it to the other person's socket, beside a bare socket.io server
 * that only passes messages on, message by message in the same run; how long until its translation arrives; and how
 * long the server takes to start, on an empty and on a filled data directory.
 */
import { chatEvents, formatChatId } from '@franca/contract';
import { io, type Socket } from 'socket.io-client';
import { type BenchPerson, openPerson } from '../support/openPerson.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { startProgram } from '../support/startProgram.ts';
import { percentile } from '../support/statistics.ts';

const messages = 1000;
const warmUp = 100;
const translated = 100;

interface Conversation {
  sender: BenchPerson;
  reader: BenchPerson;
  topicId: string;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function summary(what: string, samples: readonly number[], anchor?: readonly number[]): Row {
  const p50 = percentile(samples, 0.5);
  const row: Row = {
    what,
    'p50 ms': rounded(p50),
    'p95 ms': rounded(percentile(samples, 0.95)),
    n: samples.length,
  };
  return anchor ? { ...row, 'p50 × bare': rounded(p50 / percentile(anchor, 0.5)) } : row;
}

async function openConversation(url: string): Promise<Conversation> {
  const [sender, reader] = await Promise.all([openPerson(url, 'English'), openPerson(url, 'Spanish')]);
  const body = { target_user_id: reader.userId, topic_name: null, check_permission: true };
  const topic = await sender.api.topics.createPrivate({ body });
  await reader.socket.emit(chatEvents.topicListen, { topic_id: topic._id });
  return { sender, reader, topicId: topic._id };
}

/** Sends one message and returns the milliseconds until the other socket has what `awaited` names. */
function sendOne(
  conversation: Conversation,
  index: number,
  awaited: 'message' | 'translation',
): Promise<number> {
  const { sender, reader, topicId: topic_id } = conversation;
  const chat_id = formatChatId(sender.userId, 1_900_000_000_000 + index);
  // Never the same text twice: a translation from memory would not show what the queue costs.
  const content = awaited === 'message' ? 'Good morning' : `See you at ${index % 12}:${10 + (index % 50)}`;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const finish = (payload: { chat_id: string }) => {
      if (payload.chat_id !== chat_id) return;
      stop();
      resolve(performance.now() - started);
    };
    const stop =
      awaited === 'message'
        ? reader.socket.on(chatEvents.newChat, { topic_id }, finish)
        : reader.socket.on(chatEvents.translateChat, { topic_id, user_id: reader.userId }, finish);
    sender.api.chat.send({ body: { topic_id, type: 'message', chat_id, content } }).catch(reject);
  });
}

async function connectBare(port: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return socket;
}

function sendBare(from: Socket, to: Socket, index: number): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    to.once('message', () => resolve(performance.now() - started));
    from.emit('message', { chat_id: String(index), content: 'Good morning' });
  });
}

async function measureMessages(conversation: Conversation): Promise<Row[]> {
  const echo = startProgram('bench/src/bareEcho.ts');
  const [, port = ''] = await echo.line(/^(\d+)$/m);
  const [from, to] = await Promise.all([connectBare(port), connectBare(port)]);
  const { reader, topicId: topic_id } = conversation;
  await reader.api.topics.language({ body: { topic_id, language: 'en' } });
  const bare: number[] = [];
  const franca: number[] = [];
  for (let index = 0; index < warmUp + messages; index += 1) {
    const bareTime = await sendBare(from, to, index);
    const francaTime = await sendOne(conversation, index, 'message');
    if (index < warmUp) continue;
    bare.push(bareTime);
    franca.push(francaTime);
  }
  from.close();
  to.close();
  await echo.stop();
  return [
    summary('bare socket.io echo', bare),
    summary('sent and stored, on the other socket', franca, bare),
  ];
}

async function measureTranslations(conversation: Conversation): Promise<Row> {
  const { reader, topicId: topic_id } = conversation;
  await reader.api.topics.language({ body: { topic_id, language: null } });
  const samples: number[] = [];
  for (let index = 0; index < translated; index += 1) {
    samples.push(await sendOne(conversation, 10_000 + index, 'translation'));
  }
  return summary('sent, translated, on the other socket', samples);
}

await withDataDirectory(async (directory) => {
  const cold = await startFranca(directory);
  await cold.program.stop();
  const warm = await startFranca(directory);
  const conversation = await openConversation(warm.url);
  const rows = [...(await measureMessages(conversation)), await measureTranslations(conversation)];
  conversation.sender.socket.close();
  conversation.reader.socket.close();
  await warm.program.stop();
  report('roundtrip', [
    ...rows,
    { what: 'start, empty data directory', 'p50 ms': rounded(cold.startedIn), n: 1 },
    { what: 'start, filled data directory', 'p50 ms': rounded(warm.startedIn), n: 1 },
  ]);
});
