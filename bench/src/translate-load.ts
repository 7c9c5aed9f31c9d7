/**
 * What translation costs those who write: 20 messages a second in a group whose readers have five languages, translated by Apertium and
 * by the small neural model of the tests, beside the same in a group whose readers need no translation, in turns on the same server. How long
 * each sender's request takes, and how long it takes until a translation has reached its reader.
 *
 *   npm run bench -- translate-load
 */
import { chatEvents, formatChatId } from '@franca/contract';
import { makeModel } from '../../apps/server/src/adapters/translation/bergamot/testing/makeModel.ts';
import { createCaller } from '../support/createCaller.ts';
import { openPerson } from '../support/openPair.ts';
import { type Row, report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';
import { until } from '../support/until.ts';

const perSecond = 20;
/** Seconds of a turn, and turns of each group. */
const [turnSeconds, turns] = [6, 3];
/** Milliseconds for what came of a turn: a busy machine is behind. */
const patience = 180_000;
/** More than one, as nobody may send 20 messages a second for long. */
const senderCount = 4;

/** Languages of the readers, with the names of profiles. */
const readers = [
  ['es', 'Spanish', 'Spanish (Spain)'],
  ['it', 'Italian', 'Italian (Italy)'],
  ['fr', 'French', 'French (France)'],
  ['ca', 'Catalan', 'Catalan (Spain)'],
  ['pt', 'Portuguese', 'Portuguese (Portugal)'],
] as const;

type Person = Awaited<ReturnType<typeof openPerson>>;

const rounded = (value: number) => Math.round(value * 100) / 100;
const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** A group, and when each of its translations came to its reader, by message and language. */
async function openGroup(senders: readonly Person[], members: readonly Person[]) {
  const [owner] = senders;
  if (!owner) throw new Error('Nobody writes.');
  const everybody = [...senders, ...members];
  const { _id: topic_id } = await owner.api.groups.create({
    body: {
      topic_name: 'Load',
      target_user_ids: everybody.slice(1).map(({ userId }) => userId),
      check_permission: true,
    },
  });
  const arrived = new Map<string, number>();
  const states = new Map<string, number>();
  for (const { socket, userId } of members) {
    const note = (chatId: string, state: string): void => {
      arrived.set(`${chatId} ${userId}`, performance.now());
      states.set(state, (states.get(state) ?? 0) + 1);
    };
    socket.on(chatEvents.newChat, { topic_id }, ({ chat_id, translation }) => {
      if (translation.state !== 'queued') note(chat_id, translation.state);
    });
    socket.on(chatEvents.translateChat, { topic_id, user_id: userId }, ({ chat_id, state }) =>
      note(chat_id, state),
    );
    await socket.emit(chatEvents.topicListen, { topic_id });
  }
  return { topic_id, arrived, states, members };
}

type Group = Awaited<ReturnType<typeof openGroup>>;

let number = 0;

/** Sends for some seconds, whether or not the answers have come; returns the times of the requests and those until translations came. */
async function load(url: string, senders: readonly Person[], { topic_id, arrived, members }: Group) {
  const callers = senders.map(({ getToken }) => createCaller(url, getToken()));
  const requests: number[] = [];
  const sent = new Map<string, number>();
  const waiting: Promise<void>[] = [];
  const begun = performance.now();
  for (let count = 0; count < perSecond * turnSeconds; count += 1) {
    await wait(begun + (count * 1000) / perSecond - performance.now());
    number += 1;
    const place = count % senders.length;
    const [sender, call] = [senders[place], callers[place]];
    if (!sender || !call) throw new Error('Nobody writes.');
    const chat_id = formatChatId(sender.userId, 1_900_000_000_000 + number);
    // Words that nobody knows by heart, each time others.
    const content = `The old house near the river has ${number} windows and a green door`;
    const start = performance.now();
    sent.set(chat_id, start);
    waiting.push(
      call('POST', '/chat', { topic_id, chat_id, type: 'message', content }).then(() => {
        requests.push(performance.now() - start);
      }),
    );
  }
  await Promise.all(waiting);
  const keys = [...sent.keys()].flatMap((chatId) => members.map(({ userId }) => `${chatId} ${userId}`));
  await until('all translations came', () => keys.every((key) => arrived.has(key)), patience);
  const translated = keys.map((key) => (arrived.get(key) ?? 0) - (sent.get(key.split(' ')[0] ?? '') ?? 0));
  return { requests, translated };
}

async function measureEngine(engine: string): Promise<Row[]> {
  return withDataDirectory(async (directory) => {
    if (engine === 'bergamot')
      for (const [language] of readers) makeModel(`${directory}/models`, 'en', language, 'hola');
    const { url, program } = await startFranca(directory, { TRANSLATE_ENGINES: engine });
    const people: Person[] = [];
    try {
      const open = async (language: string, accent: string): Promise<Person> => {
        const person = await openPerson(url, language, accent);
        people.push(person);
        return person;
      };
      const senders: Person[] = [];
      for (let index = 0; index < senderCount; index += 1)
        senders.push(await open('English', 'English (Australia)'));
      const plain: Person[] = [];
      for (const _ of readers) plain.push(await open('English', 'English (Australia)'));
      const foreign: Person[] = [];
      for (const [, language, accent] of readers) foreign.push(await open(language, accent));
      const groups = {
        none: await openGroup(senders, plain),
        translated: await openGroup(senders, foreign),
      };
      const all = { none: [] as number[], translated: [] as number[] };
      const times: number[] = [];
      // The first turn of each loads dictionaries and models, and is not counted.
      for (let turn = 0; turn <= turns; turn += 1)
        for (const kind of ['none', 'translated'] as const) {
          const { requests, translated } = await load(url, senders, groups[kind]);
          if (turn === 0) continue;
          all[kind].push(...requests);
          if (kind === 'translated') times.push(...translated);
        }
      const { states } = groups.translated;
      const done = states.get('done') ?? 0;
      const asked = [...states.values()].reduce((sum, count) => sum + count, 0);
      const row = (what: string, samples: readonly number[], more: Row = {}): Row => ({
        ...{ engine, what, 'p50 ms': rounded(percentile(samples, 0.5)) },
        ...{ 'p95 ms': rounded(percentile(samples, 0.95)), n: samples.length, ...more },
      });
      const ratio = (share: number) =>
        rounded(percentile(all.translated, share) / percentile(all.none, share));
      return [
        row('sender, nothing to translate', all.none),
        row('sender, five languages', all.translated, {
          'p50 × none': ratio(0.5),
          'p95 × none': ratio(0.95),
        }),
        row('until it is translated', times, { done: `${rounded((100 * done) / asked)} %` }),
      ];
    } finally {
      for (const { socket } of people) socket.close();
      await program.stop();
    }
  });
}

const rows = [...(await measureEngine('apertium')), ...(await measureEngine('bergamot'))];
const aims = rows
  .filter((row) => 'p50 × none' in row)
  .map((row) => ({
    aim: 'p50 of the sender at most 1.2 times that without translation',
    engine: row.engine ?? '',
    figure: row['p50 × none'] ?? '',
    met: Number(row['p50 × none']) <= 1.2 ? 'met' : 'NOT MET',
  }));
report('translate-load', rows, aims);
