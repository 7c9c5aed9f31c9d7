/**
 * Somebody who sends far too much, in a process of its own, so that its work does not count as the measuring one's.
 * Driven by messages: `prepare` connects, `go` floods and reports.
 */
import { setPriority } from 'node:os';
import { io, type Socket } from 'socket.io-client';

/** What a flood is. */
export type FloodOrder = {
  /** Addresses of the servers; sockets are opened on them in turn. */
  urls: readonly string[];
  userId: string;
  token: string;
  topicId: string;
} & (
  | { kind: 'events'; sockets: number; eventsPerSocket: number }
  | { kind: 'messages'; perSecond: number; seconds: number }
);

/** What the flooder was told. */
export type FloodReport = {
  /** How often each answer came: `ok`, or the code of a refusal. */
  answers: Record<string, number>;
  /** Codes with which sockets were ended. */
  ended: string[];
  /** What never got an answer, as its socket was ended. */
  unanswered: number;
  /** Milliseconds from the first to the last answer or end. */
  took: number;
};

// Elsewhere it is another machine: what it computes itself must not slow those who are measured.
setPriority(19);

const sockets: Socket[] = [];

async function connect(order: FloodOrder): Promise<void> {
  const count = order.kind === 'events' ? order.sockets : 0;
  for (let index = 0; index < count; index += 1) {
    const socket = io(`${order.urls[index % order.urls.length]}/chat`, {
      transports: ['websocket'],
      query: { user_id: order.userId },
      auth: { token: order.token },
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  }
}

type Answer = { success: boolean; code?: string };

async function sendEvents(order: FloodOrder & { kind: 'events' }, report: FloodReport): Promise<void> {
  const note = ({ success, code }: Answer) => {
    const word = success ? 'ok' : (code ?? 'error');
    report.answers[word] = (report.answers[word] ?? 0) + 1;
  };
  const floodOne = (socket: Socket) =>
    new Promise<void>((resolve) => {
      let open = order.eventsPerSocket;
      socket.once('socket-ended', ({ code }: { code: string }) => report.ended.push(code));
      socket.once('disconnect', () => {
        report.unanswered += open;
        resolve();
      });
      for (let index = 0; index < order.eventsPerSocket; index += 1) {
        socket.emit('join-chat', { topic_id: order.topicId }, (answer: Answer) => {
          note(answer);
          open -= 1;
          if (open === 0) resolve();
        });
      }
    });
  await Promise.all(sockets.map(floodOne));
}

async function sendMessages(order: FloodOrder & { kind: 'messages' }, report: FloodReport): Promise<void> {
  const { urls, token, topicId, userId, perSecond, seconds } = order;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const total = perSecond * seconds;
  const started = performance.now();
  const open = new Set<Promise<void>>();
  async function sendOne(index: number): Promise<void> {
    const chat_id = `${userId}-${1_800_000_000_000 + index}`;
    const body = JSON.stringify({
      topic_id: topicId,
      type: 'message',
      chat_id,
      content: 'https://example.org',
    });
    const response = await fetch(`${urls[index % urls.length]}/api/chat`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    const hasPause = response.headers.has('retry-after') ? ' with Retry-After' : '';
    const word = response.ok ? 'ok' : `${response.status}${hasPause}`;
    report.answers[word] = (report.answers[word] ?? 0) + 1;
  }
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const work = sendOne(sent).finally(() => open.delete(work));
      open.add(work);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(open);
}

process.on('message', async ({ step, order }: { step: 'prepare' | 'go'; order: FloodOrder }) => {
  if (step === 'prepare') {
    await connect(order);
    process.send?.({ step });
    return;
  }
  const report: FloodReport = { answers: {}, ended: [], unanswered: 0, took: 0 };
  const started = performance.now();
  await (order.kind === 'events' ? sendEvents(order, report) : sendMessages(order, report));
  report.took = Math.round(performance.now() - started);
  for (const socket of sockets.splice(0)) socket.disconnect();
  process.send?.({ step, report });
});
