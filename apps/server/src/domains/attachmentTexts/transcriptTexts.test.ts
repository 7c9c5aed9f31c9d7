import { rateLimits } from '@franca/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';
import { keyedHash } from '../../core/hashes.ts';
import { attachmentTexts } from '../../db/schema/attachmentTexts.ts';
import { rateLimits as counters } from '../../db/schema/auth.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { mostCharacters } from './createTranscriptTexts.ts';

const patient = { timeout: 20_000, interval: 20 };

const cue = (second: number, spoken: string, translated: string): string =>
  `00:00:${String(second % 60).padStart(2, '0')}.000 --> 00:00:59.999\n<v Pomponio><lang en>${spoken}</lang>\n<lang es>${translated}</lang></v>`;
const kept = [
  'WEBVTT',
  cue(1, 'The zebra crosses the river', 'La cebra cruza el río'),
  cue(2, 'Good night', 'Buenas noches'),
].join('\n\n');

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld({});
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair(spanishReader));
});
afterAll(() => world.dispose());

const nameOf = 'transcript-2026-05-04-09-00';

async function keep(vtt = kept, { topic = topic_id, name = `${nameOf}.vtt` } = {}) {
  const files = [
    { name: `${nameOf}.txt`, bytes: Buffer.from('[00:00:01] Pomponio: said in the text file alone\n') },
    { name, bytes: Buffer.from(vtt) },
  ];
  const attachments = [];
  for (const file of files)
    attachments.push({ type: 'file', name: file.name, origin_url: await ana.upload(file) });
  return (await ana.send(topic, '', { type: 'file', content: 'Transcript of the call', attachments })).data;
}

const search = async (as: Person, query: string) =>
  (await world.api.chat.search({ as, query: { query } })).data.messages;
const finds = async (as: Person, query: string, chatId: string) =>
  (await search(as, query)).some(({ message }) => message.chat_id === chatId);
const found = (as: Person, query: string, chatId: string) =>
  vi.waitFor(async () => {
    const hit = (await search(as, query)).find(({ message }) => message.chat_id === chatId);
    expect(hit).toBeDefined();
    return hit;
  }, patient);
/** Names of files have rows of their own. */
const isTranscript = eq(attachmentTexts.medium, 'transcript');
/** Waits until nothing more is read of what was sent. */
const whenResolved = (messageId: string, states: readonly string[]) =>
  vi.waitFor(async () => {
    const [row] = await world.app.core.database.db
      .select()
      .from(attachmentTexts)
      .where(and(eq(attachmentTexts.messageId, messageId), isTranscript));
    expect(states).toContain(row?.state);
    return row;
  }, patient);
const storedWords = async (messageIds: readonly string[]) =>
  world.app.core.database.db
    .select({ text: attachmentTexts.text })
    .from(attachmentTexts)
    .where(and(inArray(attachmentTexts.messageId, [...messageIds]), isTranscript));

describe('the words of a kept transcript', () => {
  it('are found in both languages by everybody who can read the message, whatever their plan, with the line they stand in', async () => {
    const { chat_id } = await keep();
    await world.changePlan(bea, 'free');
    for (const person of [ana, bea]) {
      expect(await found(person, 'zebra riv', chat_id)).toMatchObject({
        topic_id,
        excerpt: 'The zebra crosses the river',
      });
      expect(await found(person, 'cebra', chat_id)).toMatchObject({ excerpt: 'La cebra cruza el río' });
    }
  });

  it('are those of the file: neither names, nor the other file, nor what is not there', async () => {
    const { chat_id } = await keep();
    await found(bea, 'zebra', chat_id);
    for (const word of ['Pomponio', 'alone', 'elephant']) expect(await finds(bea, word, chat_id)).toBe(false);
    expect((await found(bea, 'Transcript call', chat_id))?.excerpt).toBeUndefined();
  });

  it('are nobody else’s: not an outsider’s, nor those of whoever has left, or has deleted the conversation', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const { chat_id } = await keep(kept, { topic: group });
    const eve = await world.join('Eve');
    await found(cleo, 'zebra', chat_id);
    expect(await search(eve, 'zebra')).toEqual([]);
    await world.api.groups.leave({ as: cleo, body: { topic_id: group } });
    expect(await finds(cleo, 'zebra', chat_id)).toBe(false);
    expect(await finds(bea, 'zebra', chat_id)).toBe(true);
    const own = await keep();
    await found(bea, 'zebra', own.chat_id);
    await world.api.topics.deletePrivate({ as: bea, query: { topic_id } });
    expect(await finds(bea, 'zebra', own.chat_id)).toBe(false);
    expect(await finds(ana, 'zebra', own.chat_id)).toBe(true);
  });

  it('go with the message when it is recalled', async () => {
    const { chat_id, _id } = await keep();
    await found(bea, 'zebra', chat_id);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    expect(await finds(bea, 'zebra', chat_id)).toBe(false);
    expect(await storedWords([_id])).toEqual([]);
  });

  it('go with the message when its time is over, for readers at once', async () => {
    await world.api.topics.messageLifetime({ as: ana, body: { topic_id, lifetime: 3600 } });
    const { chat_id, _id } = await keep();
    await found(bea, 'zebra', chat_id);
    world.app.testClock.advance(3601);
    await Promise.all(world.app.nodes.map(({ chat }) => chat.removeExpired()));
    expect(await finds(bea, 'zebra', chat_id)).toBe(false);
    expect(await storedWords([_id])).toEqual([]);
  });

  it('are read by the job that was added before the message, where nothing else began it', async () => {
    const { _id } = await keep();
    await whenResolved(_id, ['done']);
    const { db } = world.app.core.database;
    await db.delete(attachmentTexts).where(eq(attachmentTexts.messageId, _id));
    const now = world.app.testClock.now();
    await db.insert(jobs).values({
      kind: 'words of a transcript',
      key: `${_id}/1`,
      data: { messageId: _id, place: 1 },
      ownerId: ana.id,
      createdAt: now,
      dueAt: new Date(now.getTime() + 15_000),
    });
    await vi.waitFor(async () => {
      world.app.testClock.advance(20);
      expect((await storedWords([_id]))[0]?.text).toContain('zebra');
    }, patient);
  });

  it('are not stored for a message that is recalled while its file is read', async () => {
    const { chat_id, _id } = await keep();
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    const after = await keep();
    await whenResolved(after._id, ['done']);
    expect(await storedWords([_id])).toEqual([]);
  });

  it('are not found by whoever deleted the message for themselves', async () => {
    const { chat_id } = await keep();
    await found(bea, 'zebra', chat_id);
    await world.api.chat.hide({ as: bea, body: { topic_id, chat_id } });
    expect(await finds(bea, 'zebra', chat_id)).toBe(false);
    expect(await finds(ana, 'zebra', chat_id)).toBe(true);
  });

  it('come with a copy that is sent on', async () => {
    const { chat_id } = await keep();
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, cleo);
    const copy = await world.api.chat.forward({
      as: ana,
      body: { from_chat_id: chat_id, new_chat_id: ana.chatId(), target_topic_id: group },
    });
    await found(cleo, 'cebra', copy.data.chat_id);
  });
});

describe('what was sent before its words were kept', () => {
  const kind = 'words of earlier files';
  /** Begins anew on a server that has looked at everything. */
  const beginAnew = (after: string | null = null) =>
    world.app.core.database.db
      .update(jobs)
      .set({ data: { after }, dueAt: world.app.testClock.now() })
      .where(eq(jobs.kind, kind));
  const progress = async () => {
    const rows = await world.app.core.database.db.select().from(jobs).where(eq(jobs.kind, kind));
    expect(rows).toHaveLength(1);
    return rows[0]?.data;
  };
  const ended = () =>
    vi.waitFor(
      async () => {
        world.app.testClock.advance(20);
        expect(await progress()).toMatchObject({ isDone: true });
      },
      { timeout: 80_000, interval: 100 },
    );
  const forget = async (messageIds: readonly string[]) => {
    for (const id of messageIds) await whenResolved(id, ['done']);
    const { db } = world.app.core.database;
    await db.delete(attachmentTexts).where(inArray(attachmentTexts.messageId, [...messageIds]));
  };

  it('is found in both languages and by its name once the server has read it, and once only', async () => {
    const { chat_id, _id } = await keep();
    await forget([_id]);
    expect(await finds(bea, 'zebra', chat_id)).toBe(false);
    expect(await finds(bea, nameOf, chat_id)).toBe(false);
    await beginAnew();
    await ended();
    expect(await found(bea, 'zebra riv', chat_id)).toMatchObject({ excerpt: 'The zebra crosses the river' });
    expect(await found(ana, 'cebra', chat_id)).toMatchObject({ excerpt: 'La cebra cruza el río' });
    expect(await finds(bea, nameOf, chat_id)).toBe(true);
    const { db } = world.app.core.database;
    const before = await db.select().from(attachmentTexts).where(eq(attachmentTexts.messageId, _id));
    world.app.testClock.advance(100);
    await beginAnew();
    await ended();
    const after = await db.select().from(attachmentTexts).where(eq(attachmentTexts.messageId, _id));
    expect(after).toEqual(before);
    expect(after.map(({ medium }) => medium).sort()).toEqual(['name', 'transcript']);
  }, 180_000);

  it('has no words where it was recalled', async () => {
    const { _id, chat_id } = await keep();
    await forget([_id]);
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id } });
    await beginAnew();
    await ended();
    expect(await storedWords([_id])).toEqual([]);
  }, 90_000);

  it('is begun by the first start alone, whether it came to its end or stands where the last attempt failed', async () => {
    await beginAnew();
    await ended();
    const { db } = world.app.core.database;
    const rowOf = async () => (await db.select().from(jobs).where(eq(jobs.kind, kind)))[0];
    const before = await rowOf();
    await world.app.startEarlierWords();
    expect(await rowOf()).toEqual(before);
    // No id: each attempt fails, this time the eleventh.
    const data = { after: 'a place' };
    const failing = { data, attempts: 10, dueAt: world.app.testClock.now() };
    await db.update(jobs).set(failing).where(eq(jobs.kind, kind));
    await vi.waitFor(async () => {
      world.app.testClock.advance(20);
      expect(await rowOf()).toMatchObject({ problem: expect.any(String), attempts: expect.any(Number) });
    }, patient);
    await world.app.startEarlierWords();
    expect(await rowOf()).toMatchObject({ data, failedAt: null });
    await beginAnew();
    await ended();
  }, 120_000);

  it('takes nothing of the allowance of new ones', async () => {
    const sent = [await keep(), await keep(), await keep()];
    await forget(sent.map(({ _id }) => _id));
    const { database, secret } = world.app.core;
    const key = keyedHash(secret, 'limit', `transcriptTexts:${ana.id}`);
    const allowance = () => database.db.select().from(counters).where(eq(counters.key, key));
    const [before] = await allowance();
    await beginAnew();
    await ended();
    for (const { chat_id } of sent) await found(bea, 'zebra', chat_id);
    // An allowance that is full again may be forgotten; each use makes it full later.
    const [after = before] = await allowance();
    expect(after?.fullAt).toEqual(before?.fullAt ?? expect.unreachable());
  }, 120_000);

  it('a few transcripts are read at a time, and the place is kept between them', async () => {
    const sent: { _id: string; chat_id: string }[] = [];
    for (let n = 0; n < 4; n += 1) sent.push(await keep());
    const ids = sent.map(({ _id }) => _id);
    await forget(ids);
    const places: unknown[] = [];
    await beginAnew();
    await vi.waitFor(
      async () => {
        const now = await progress();
        if (JSON.stringify(places.at(-1)) !== JSON.stringify(now)) places.push(now);
        world.app.testClock.advance(5);
        expect(now).toMatchObject({ isDone: true });
      },
      { timeout: 80_000, interval: 50 },
    );
    // The place of the third one, as there are no others without words.
    expect(places).toContainEqual({ after: [...ids].sort()[2] });
    for (const { chat_id } of sent) await found(bea, 'zebra', chat_id);
  }, 120_000);
});

describe('more transcripts than one person may have read in an hour', () => {
  it('are sent and opened at once, and found once it is their turn', async () => {
    const { count, windowSeconds } = rateLimits.transcriptTexts;
    const first = await keep();
    const { attachments } = first;
    const sent = [first];
    while (sent.length < count + 2)
      sent.push((await ana.send(topic_id, '', { type: 'file', content: 'Call', attachments })).data);
    const stateOf = async () => {
      const ids = sent.map(({ _id }) => _id);
      const { db } = world.app.core.database;
      const rows = await db
        .select()
        .from(attachmentTexts)
        .where(and(inArray(attachmentTexts.messageId, ids), isTranscript));
      return Object.groupBy(rows, ({ state }) => state);
    };
    const counts = (done: number, queued: number) =>
      vi.waitFor(async () => {
        const { done: read = [], queued: waiting = [] } = await stateOf();
        expect([read.length, waiting.length]).toEqual([done, queued]);
        return waiting.map(({ messageId }) => messageId);
      }, patient);
    const waiting = await counts(count, 2);
    const late = sent.filter(({ _id }) => waiting.includes(_id));
    for (const {
      chat_id,
      attachments: [, transcript],
    } of late) {
      const url = new URL(transcript?.origin_url ?? '', 'http://franca');
      const { statusCode } = await world.app.core.server.inject({ url: url.pathname + url.search });
      expect(statusCode).toBe(200);
      expect(await finds(bea, 'zebra', chat_id)).toBe(false);
    }
    // Those of others do not wait for them.
    const other = await world.group(bea, ana);
    const vtt = { type: 'file', name: `${nameOf}.vtt` };
    const origin_url = await bea.upload({ name: vtt.name, bytes: Buffer.from(kept) });
    const send = async () => {
      const message = { type: 'file', content: 'Call', attachments: [{ ...vtt, origin_url }] };
      return (await bea.send(other, '', message)).data;
    };
    await found(ana, 'zebra', (await send()).chat_id);
    world.app.testClock.advance(windowSeconds);
    // One that comes wakes those that wait.
    await send();
    await counts(count + 2, 0);
    for (const { chat_id } of late) await found(bea, 'zebra', chat_id);
  }, 60_000);
});

describe('a file that is no transcript', () => {
  it.each([
    ['another format', 'zebra --> zebra\n\n00:00.000 --> 00:01.000\nzebra'],
    ['without cues', 'WEBVTT\n\nNOTE zebra'],
    ['too large', `WEBVTT\n\n00:00.000 --> 00:01.000\nzebra\n${'word '.repeat(420_000)}`],
  ])('has no words: %s', async (_, vtt) => {
    const { chat_id, _id } = await keep(vtt);
    await whenResolved(_id, ['empty']);
    expect(await finds(bea, 'zebra', chat_id)).toBe(false);
  });

  it('is not read at all under another name', async () => {
    const named = await keep(kept, { name: 'transcript.srt' });
    const after = await keep();
    await whenResolved(after._id, ['done']);
    expect(await storedWords([named._id])).toEqual([]);
  });
});

it('only so many words of a long one are kept', async () => {
  const lines = Array.from({ length: 2000 }, (_, at) =>
    cue(at, `word${at} ${'and more of it '.repeat(4)}`, `palabra${at}`),
  );
  const { chat_id, _id } = await keep(['WEBVTT', ...lines].join('\n\n'));
  const row = await whenResolved(_id, ['done']);
  expect(row?.text?.length).toBeGreaterThan(mostCharacters - 200);
  expect(row?.text?.length).toBeLessThanOrEqual(mostCharacters);
  expect(await finds(bea, 'palabra0', chat_id)).toBe(true);
  expect(await finds(bea, 'palabra1999', chat_id)).toBe(false);
}, 60_000);
