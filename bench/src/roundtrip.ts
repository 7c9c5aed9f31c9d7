/**
 * How long a message takes from the call that sends it to the other person's socket, on the embedded database and on a
 * PostgreSQL that waits for its disk; how long until its translation is there, beside the engine's own time; and how
 * long the usual calls take. Everything beside a bare socket.io server that only passes messages on, one by one in
 * the same run.
 */
import { chatEvents, formatChatId, type MessageInput } from '@franca/contract';
import { ApertiumTranslator } from '../../apps/server/src/adapters/translation/apertium/ApertiumTranslator.ts';
import { startPostgres } from '../../apps/server/test/startPostgres.ts';
import { type BareEcho, openBareEcho } from '../support/openBareEcho.ts';
import { type BenchPair, openPair } from '../support/openPair.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

// Together fewer than a person may send at once.
const measured = 400;
const warmUp = 100;

type Content = Pick<MessageInput, 'type'> & Record<string, unknown>;

/** A kind of message; `n` is its number within the row. */
interface MessageKind {
  readonly what: string;
  readonly content: (n: number) => Content;
  /** Reading language of the other person; that of the profile, Spanish, when left out. */
  readonly reads?: string;
  /** Whether the time until the translation is there is measured as well. */
  readonly isTranslated?: boolean;
  /** Whether it is sent by the typed client, as the web app does, and not by a bare HTTP request. */
  readonly isTyped?: boolean;
}

const text = (content: string): Content => ({ type: 'message', content });
const unknownSentence = (n: number) => `The old house near the river has ${n} windows`;

const address = (): Content => ({
  type: 'location',
  meta_data: { place: 'Via Roma 1', latitude: 45.07, longitude: 7.68 },
});

const messageKinds: readonly MessageKind[] = [
  { what: 'an address', content: address },
  { what: 'an address, by the typed client (fetch)', content: address, isTyped: true },
  { what: 'words, a reader of the same language', content: () => text('Good morning'), reads: 'en' },
  { what: 'a sentence of the phrase memory', content: () => text('Good morning'), isTranslated: true },
  { what: 'a text translated before', content: () => text(unknownSentence(0)), isTranslated: true },
  { what: 'an unknown sentence', content: (n) => text(unknownSentence(n + 1)), isTranslated: true },
];

const rounded = (value: number) => Math.round(value * 100) / 100;

function summary(what: string, samples: readonly number[], anchor?: readonly number[]): Row {
  const p50 = percentile(samples, 0.5);
  const row: Row = {
    what,
    'p50 ms': rounded(p50),
    'p95 ms': rounded(percentile(samples, 0.95)),
    'p99 ms': rounded(percentile(samples, 0.99)),
    n: samples.length,
  };
  return anchor ? { ...row, 'p50 × bare': rounded(p50 / percentile(anchor, 0.5)) } : row;
}

/** Milliseconds until the other socket has the message, and until it has the translation. */
interface Arrival {
  readonly message: number;
  readonly translation: number;
}

/** Sends one message; without a translation to wait for, both times are the same. */
function sendOne(
  pair: BenchPair,
  n: number,
  { content, isTranslated, isTyped }: MessageKind,
): Promise<Arrival> {
  const { sender, reader, topicId: topic_id } = pair;
  const chat_id = formatChatId(sender.userId, 1_900_000_000_000 + n);
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let message: number | undefined;
    let translation: number | undefined;
    const finish = () => {
      if (message === undefined || translation === undefined) return;
      for (const stop of stops) stop();
      resolve({ message, translation });
    };
    const stops = [
      reader.socket.on(chatEvents.newChat, { topic_id }, (payload) => {
        if (payload.chat_id !== chat_id) return;
        message = performance.now() - started;
        if (!isTranslated || payload.translation.state === 'done') translation = message;
        finish();
      }),
      reader.socket.on(chatEvents.translateChat, { topic_id, user_id: reader.userId }, (payload) => {
        if (payload.chat_id !== chat_id) return;
        translation = performance.now() - started;
        finish();
      }),
    ];
    const body = { topic_id, chat_id, ...content(n) } as MessageInput;
    const sent = isTyped ? sender.api.chat.send({ body }) : sender.call('POST', '/chat', body);
    sent.catch(reject);
  });
}

async function measureMessages(url: string, kind: MessageKind, echo: BareEcho): Promise<Row[]> {
  const pair = await openPair(url);
  const { reader, topicId: topic_id } = pair;
  if (kind.reads) await reader.api.topics.language({ body: { topic_id, language: kind.reads } });
  const bare: number[] = [];
  const arrivals: Arrival[] = [];
  for (let n = 0; n < warmUp + measured; n += 1) {
    const bareTime = await echo.send(n);
    const arrival = await sendOne(pair, n, kind);
    if (n < warmUp) continue;
    bare.push(bareTime);
    arrivals.push(arrival);
  }
  pair.close();
  const message = summary(
    kind.what,
    arrivals.map((arrival) => arrival.message),
    bare,
  );
  if (!kind.isTranslated) return [message];
  const translations = arrivals.map((arrival) => arrival.translation);
  return [message, summary(`${kind.what}: until it is translated`, translations, bare)];
}

/** What the engine itself takes for the sentences of the row “an unknown sentence”. */
async function measureEngine(): Promise<Row | undefined> {
  const engine = new ApertiumTranslator();
  const samples: number[] = [];
  try {
    if (!engine.pairs().some(([source, target]) => source === 'en' && target === 'es')) return undefined;
    for (let n = 0; n < warmUp + measured; n += 1) {
      const started = performance.now();
      await engine.translate({ text: unknownSentence(n + 1), source: 'en', target: 'es' });
      if (n >= warmUp) samples.push(performance.now() - started);
    }
  } finally {
    await engine.close();
  }
  return summary('the engine (Apertium) alone, an unknown sentence', samples);
}

async function measureCalls(url: string, echo: BareEcho): Promise<Row[]> {
  const pair = await openPair(url);
  const { sender, topicId: topic_id } = pair;
  for (let n = 0; n < 40; n += 1) {
    const body = { topic_id, chat_id: formatChatId(sender.userId, 1_900_000_000_000 + n) };
    await sender.api.chat.send({ body: { ...body, type: 'message', content: `Line ${n}` } });
  }
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['an empty call: GET /health', () => sender.call('GET', '/health')],
    ['GET /user/me', () => sender.call('GET', '/user/me')],
    ['a page of 20 messages', () => sender.call('GET', `/chat?topic_id=${topic_id}&limit=20`)],
  ];
  const rows: Row[] = [];
  for (const [what, call] of calls) {
    const bare: number[] = [];
    const samples: number[] = [];
    for (let n = 0; n < warmUp + measured; n += 1) {
      const bareTime = await echo.send(n);
      const started = performance.now();
      await call();
      if (n < warmUp) continue;
      samples.push(performance.now() - started);
      bare.push(bareTime);
    }
    rows.push(summary(what, samples, bare));
  }
  pair.close();
  return rows;
}

async function measureServer(
  database: string,
  directory: string,
  environment: Record<string, string>,
): Promise<Row[]> {
  const server = await startFranca(directory, environment);
  const echo = await openBareEcho();
  try {
    const bare: number[] = [];
    for (let n = 0; n < warmUp + measured; n += 1) bare.push(await echo.send(n));
    const rows: Row[] = [summary('bare socket.io echo', bare.slice(warmUp))];
    for (const kind of messageKinds) rows.push(...(await measureMessages(server.url, kind, echo)));
    rows.push(...(await measureCalls(server.url, echo)));
    return rows.map((row) => ({ database, ...row }));
  } finally {
    await echo.stop();
    await server.program.stop();
  }
}

const rows: Row[] = [];
/** How often a start is measured. */
const starts = 5;

const timesOf = (what: string, samples: readonly number[]): Row => ({
  database: 'PGlite',
  what,
  'p50 ms': rounded(percentile(samples, 0.5)),
  'p95 ms': rounded(percentile(samples, 0.95)),
  n: samples.length,
});

async function startTime(directory: string): Promise<number> {
  const server = await startFranca(directory);
  await server.program.stop();
  return server.startedIn;
}

const cold: number[] = [];
for (let n = 0; n < starts; n += 1) cold.push(await withDataDirectory(startTime));
await withDataDirectory(async (directory) => {
  await startTime(directory);
  const warm: number[] = [];
  for (let n = 0; n < starts; n += 1) warm.push(await startTime(directory));
  rows.push(...(await measureServer('PGlite', directory, {})));
  rows.push(timesOf('start, empty data directory', cold), timesOf('start, filled data directory', warm));
});
const postgres = await startPostgres({ isDurable: true });
try {
  await withDataDirectory(async (directory) => {
    rows.push(
      ...(await measureServer('PostgreSQL', directory, { DATABASE_URL: `${postgres.url}/postgres` })),
    );
  });
} finally {
  await postgres.stop();
}
const engine = await measureEngine();
if (engine) rows.push(engine);
report('roundtrip', rows);
