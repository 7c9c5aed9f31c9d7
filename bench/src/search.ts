/**
 * How long the search of all messages takes among 100,000 with translations, in 20 conversations of one person, of which one has half of
 * them: its first results, on the embedded database of a built server, beside a bare socket.io server that only passes messages on.
 * The time of the processor that the server takes for one is given besides, as it depends less on what else the machine does.
 * Whether a word of the translation finds the message, and the other way round, is checked for each of the words that one message has.
 *
 *   npm run bench -- search
 *   npm run bench -- search --messages 20000
 *   npm run bench -- search --keep DIR    writes the messages into a directory once, and measures there from then on
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { createTexts } from '../search/createTexts.ts';
import { type Conversation, fillConversations, type OnlyOne } from '../search/fillConversations.ts';
import { createCaller } from '../support/createCaller.ts';
import { openBareEcho } from '../support/openBareEcho.ts';
import { openPerson } from '../support/openPair.ts';
import { workOf } from '../support/processes.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

const conversationCount = 20;
/** Searches of each kind; together fewer than one person may make. */
const [warmUp, measured] = [5, 30];

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, keep: { type: 'string' } },
});
const messageCount = Number(values.messages);

type Found = { messages: { message: { content: string; translated: string | null } }[]; next: string | null };

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Ranks of words that differ from search to search, so that no page of the index is used alone. */
const ranksFrom = (first: number, step: number) => (n: number) => first + n * step;

/** Who searches, and the words that one message has alone. */
type Filled = { token: string; only: readonly OnlyOne[] };

const vocabulary = createTexts();
const { word } = vocabulary;

/** Writes the messages into the directory of a server. */
async function fill(directory: string): Promise<Filled> {
  const { url, program } = await startFranca(directory);
  const reader = await openPerson(url, 'Spanish', 'Spanish (Spain)');
  const conversations: Conversation[] = [];
  const rest = Math.floor(messageCount / 2 / (conversationCount - 1));
  for (let place = 0; place < conversationCount; place += 1) {
    const sender = await openPerson(url, 'English', 'English (Australia)');
    const body = { target_user_id: reader.userId, topic_name: null, check_permission: true };
    const { _id: topicId } = await sender.api.topics.createPrivate({ body });
    const count = place === 0 ? messageCount - rest * (conversationCount - 1) : rest;
    conversations.push({ topicId, senderId: sender.userId, readerId: reader.userId, count });
    sender.socket.close();
  }
  reader.socket.close();
  await program.stop();
  const began = performance.now();
  const only = await fillConversations(directory, conversations, vocabulary);
  console.log(`${messageCount} messages were written in ${Math.round((performance.now() - began) / 1000)} s`);
  return { token: reader.getToken(), only };
}

async function openFilled(directory: string): Promise<Filled> {
  const file = join(directory, 'bench-search.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const filled = await fill(directory);
  writeFileSync(file, JSON.stringify(filled));
  return filled;
}

async function measure(directory: string): Promise<void> {
  const { token, only } = await openFilled(directory);
  const server = await startFranca(directory);
  const echo = await openBareEcho();
  try {
    const call = createCaller(server.url, token);
    const search = (query: string) =>
      call('GET', `/chat/search?query=${encodeURIComponent(query)}`) as Promise<Found>;
    const rare = ranksFrom(3000, 37);
    const common = ranksFrom(0, 1);
    const kinds: readonly (readonly [what: string, query: (n: number) => string, isFound: boolean])[] = [
      ['a word of one message', (n) => only[n % only.length]?.text ?? '', true],
      ['a word of its translation', (n) => only[n % only.length]?.translated ?? '', true],
      ['a rare word', (n) => word(rare(n), false), true],
      ['a rare word of translations', (n) => word(rare(n), true), true],
      ['one of the most frequent words', (n) => word(common(n), false), true],
      ['two frequent words', (n) => `${word(common(n), false)} ${word(common(n + 7), false)}`, true],
      ['the beginning of a word, two letters', (n) => word(common(n), true).slice(0, 3), true],
      ['a word that is nowhere', (n) => `qqqq${n}`, false],
    ];
    const rows: Row[] = [];
    const all: number[] = [];
    const bare: number[] = [];
    const pid = server.program.child.pid ?? 0;
    for (const [what, query, isFound] of kinds) {
      const times: number[] = [];
      let work = 0;
      for (let n = 0; n < warmUp + measured; n += 1) {
        const bareTime = await echo.send(n);
        const start = performance.now();
        const { messages } = await search(query(n));
        const time = performance.now() - start;
        if (messages.length > 0 !== isFound)
          throw new Error(`${what}: “${query(n)}” found ${messages.length}.`);
        if (n === warmUp - 1) work = workOf(pid);
        if (n < warmUp) continue;
        times.push(time);
        bare.push(bareTime);
      }
      all.push(...times);
      rows.push({
        what,
        'p50 ms': rounded(percentile(times, 0.5)),
        'p95 ms': rounded(percentile(times, 0.95)),
        'p95 × bare': rounded(percentile(times, 0.95) / percentile(bare, 0.95)),
        'processor ms': rounded(((workOf(pid) - work) * 1000) / measured),
        n: times.length,
      });
    }
    const both = only.slice(0, 5);
    for (const { text, translated } of both)
      for (const query of [text, translated]) {
        const { messages } = await search(query);
        const [found] = messages.map(({ message }) => message);
        const isThis = found?.content.endsWith(text) && found.translated?.endsWith(translated);
        if (messages.length !== 1 || !isThis) throw new Error(`“${query}” did not find its message alone.`);
      }
    const p95 = rounded(percentile(all, 0.95));
    rows.push(
      { what: 'all of them', 'p50 ms': rounded(percentile(all, 0.5)), 'p95 ms': p95, n: all.length },
      {
        what: 'bare socket.io echo',
        'p50 ms': rounded(percentile(bare, 0.5)),
        'p95 ms': rounded(percentile(bare, 0.95)),
        n: bare.length,
      },
      { what: 'messages that a word of the text, and one of the translation, found alone', n: both.length },
    );
    const aims = [{ aim: 'p95 of all at most 50 ms', figure: p95, met: p95 <= 50 ? 'met' : 'NOT MET' }];
    report('search', rows, aims);
  } finally {
    await echo.stop();
    await server.program.stop();
  }
}

if (values.keep === undefined) await withDataDirectory(measure);
else {
  mkdirSync(values.keep, { recursive: true });
  await measure(values.keep);
}
