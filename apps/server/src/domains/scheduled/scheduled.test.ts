import { limits, type ScheduledMessage } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextOf } from '../../../test/sockets.ts';
import { tinyPicture } from '../../../test/tinyPicture.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { scheduledMessages } from '../../db/schema/scheduled.ts';

const hour = 3600;
const patient = { timeout: 10_000, interval: 10 };

let world: World;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
});
afterAll(() => world.dispose());

/** The time in some seconds, by the clock of the server. */
const inSeconds = (seconds: number): string =>
  new Date(world.app.testClock.now().getTime() + seconds * 1000).toISOString();
const schedule = (as: Person, message: object = {}, send_at = inSeconds(hour), topic = topic_id) =>
  world.api.chat.schedule({
    as,
    body: {
      topic_id: topic,
      send_at,
      message: {
        topic_id: topic,
        type: 'message',
        chat_id: as.chatId(),
        content: 'Happy birthday',
        ...message,
      } as never,
    },
  });
const listed = async (as: Person) => (await world.api.chat.scheduled({ as })).data;
const change = (as: Person, { _id: scheduled_id }: Pick<ScheduledMessage, '_id'>, body: object) =>
  world.api.chat.reschedule({ as, body: { scheduled_id, ...body } });
const remove = (as: Person, { _id: scheduled_id }: Pick<ScheduledMessage, '_id'>) =>
  world.api.chat.unschedule({ as, query: { scheduled_id } });
const read = async (as: Person, topic = topic_id) =>
  (await world.api.chat.list({ as, query: { topic_id: topic } })).data.filter(
    ({ type }) => type !== 'system',
  );
const wordsOf = async (as: Person, topic = topic_id) => (await read(as, topic)).map(({ content }) => content);

/** Lets the time of everything that waits come, and sends it on all processes at once. */
async function whenDue(seconds = hour + 1): Promise<void> {
  world.app.testClock.advance(seconds);
  await Promise.all(world.app.nodes.map(({ scheduled }) => scheduled.runDue()));
}

describe('a scheduled message', () => {
  it('waits, is seen by its author alone, and is sent once at its time', async () => {
    const { status, data } = await schedule(ana);
    expect([status, data]).toMatchObject([200, { topic_id, content: 'Happy birthday', state: 'waiting' }]);
    expect(await listed(ana)).toEqual([data]);
    expect(await listed(bea)).toEqual([]);
    await whenDue(hour - 60);
    expect(await read(bea)).toEqual([]);
    await whenDue(120);
    expect(await read(bea)).toMatchObject([
      { chat_id: data.chat_id, content: 'Happy birthday', is_silent: false },
    ]);
    expect(await listed(ana)).toEqual([]);
    await whenDue();
    expect(await read(bea)).toHaveLength(1);
  });

  it('is dated by when it is sent, and is unread for others', async () => {
    await schedule(ana);
    await whenDue();
    const [message] = await read(bea);
    expect(new Date(message?.date ?? 0).getTime()).toBeGreaterThan(
      world.app.testClock.now().getTime() - 60_000,
    );
    const { data } = await world.api.topics.get({ as: bea, params: { topic_id } });
    expect(data).toMatchObject({ unread_count: 1 });
  });

  it('keeps its answer, its mentions, its files and its silence', async () => {
    const asked = (await bea.send(topic_id, 'When?')).data;
    const url = await ana.upload({ name: 'cake.png', bytes: tinyPicture });
    const attachments = [{ type: 'image', origin_url: url, name: 'cake.png' }];
    const mentions = [{ user_id: bea.id, start: 0, length: 4 }];
    await schedule(ana, {
      ...{ type: 'image', attachments, content: '@Bea tomorrow', mentions },
      ...{ reply_id: asked.chat_id, is_silent: true },
    });
    expect(await listed(ana)).toMatchObject([
      {
        reply: { chat_id: asked.chat_id, by: 'Bea', content: 'When?' },
        attachments: [{ name: 'cake.png' }],
        is_silent: true,
      },
    ]);
    await whenDue(30 * hour);
    expect((await read(bea))[0]).toMatchObject({
      ...{ type: 'image', content: '@Bea tomorrow', is_silent: true, mentions },
      ...{ reply: { content: 'When?' }, attachments: [{ origin_url: url }] },
    });
  });

  it('is sent without its answer where that is not there any more', async () => {
    const asked = (await bea.send(topic_id, 'When?')).data;
    await schedule(ana, { reply_id: asked.chat_id });
    await world.api.topics.deletePrivate({ as: ana, query: { topic_id } });
    expect(await listed(ana)).toMatchObject([{ reply: null }]);
    await whenDue();
    expect((await read(bea))[0]).toMatchObject({ content: 'Happy birthday', reply: null });
  });

  it('is the same when the request comes again, however often, and one when both come at once', async () => {
    const chat_id = ana.chatId();
    const answers = await Promise.all([schedule(ana, { chat_id }), schedule(ana, { chat_id })]);
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    expect((await schedule(ana, { chat_id, content: 'Else' })).data.content).toBe('Happy birthday');
    expect(await listed(ana)).toHaveLength(1);
    await whenDue();
    expect(await schedule(ana, { chat_id })).toMatchObject({ status: 409, code: 'conflict' });
    expect(await read(bea)).toHaveLength(1);
  });

  it('is announced to the pages of its author, and to nobody else', async () => {
    const [own, other] = [await ana.connect(), await bea.connect()];
    const reached: unknown[] = [];
    other.on('scheduled-changed', (payload) => reached.push(payload));
    const added = nextOf<unknown>(own, 'scheduledChanged', {});
    const { data } = await schedule(ana);
    expect(await added).toEqual({ topic_id });
    const changed = nextOf<unknown>(own, 'scheduledChanged', {});
    await change(ana, data, { content: 'Happy new year' });
    expect(await changed).toEqual({ topic_id });
    const removed = nextOf<unknown>(own, 'scheduledChanged', {});
    await remove(ana, data);
    expect(await removed).toEqual({ topic_id });
    expect(reached).toEqual([]);
  });
});

describe('the author', () => {
  it('changes words, sound and time', async () => {
    const { data } = await schedule(ana);
    const mentions = [{ user_id: bea.id, start: 0, length: 4 }];
    const changed = await change(ana, data, {
      content: '@Bea later',
      mentions,
      is_silent: true,
      send_at: inSeconds(3 * hour),
    });
    expect(changed.data).toMatchObject({ content: '@Bea later', mentions, is_silent: true });
    await whenDue(2 * hour);
    expect(await read(bea)).toEqual([]);
    await whenDue(2 * hour);
    expect(await wordsOf(bea)).toEqual(['@Bea later']);
  });

  it('moves it to an earlier time, sends it now, or deletes it', async () => {
    const [first, second, third] = [
      (await schedule(ana, { content: 'first' }, inSeconds(50 * hour))).data,
      (await schedule(ana, { content: 'second' }, inSeconds(51 * hour))).data,
      (await schedule(ana, { content: 'third' }, inSeconds(52 * hour))).data,
    ];
    await change(ana, first, { send_at: inSeconds(hour) });
    await change(ana, second, { send_at: null });
    await vi.waitFor(async () => expect(await wordsOf(bea)).toEqual(['second']), patient);
    expect((await remove(ana, third)).data).toEqual({ scheduled_id: third._id });
    expect((await remove(ana, third)).status).toBe(200);
    await whenDue();
    expect(await wordsOf(bea)).toEqual(['first', 'second']);
    await whenDue(60 * hour);
    expect(await wordsOf(bea)).toEqual(['first', 'second']);
  });

  it('cannot change what was picked, nor what is being sent or was sent', async () => {
    const place = {
      type: 'location',
      meta_data: { place: 'Harbour', latitude: 1, longitude: 2 },
      content: undefined,
    };
    const { data } = await schedule(ana, place);
    expect(data).toMatchObject({ type: 'location', content: 'Harbour:1,2' });
    expect(await change(ana, data, { content: 'Else' })).toMatchObject({ code: 'edit_refused' });
    const { db } = world.app.core.database;
    await db.update(scheduledMessages).set({ state: 'sending' }).where(eq(scheduledMessages.id, data._id));
    expect(await change(ana, data, { is_silent: true })).toMatchObject({
      status: 409,
      code: 'scheduled_message_sending',
    });
    expect(await remove(ana, data)).toMatchObject({ status: 409, code: 'scheduled_message_sending' });
    await whenDue();
    expect(await change(ana, data, { is_silent: true })).toMatchObject({
      code: 'scheduled_message_not_found',
    });
    expect(await read(bea)).toHaveLength(1);
  });

  it('gives files up with the message, but not those that are shown', async () => {
    const { db } = world.app.core.database;
    const claimed = async (url: string) => {
      const [row] = await db
        .select()
        .from(files)
        .where(eq(files.key, url.split('/').at(-1) ?? ''));
      return row?.claimedAt !== null;
    };
    const url = await ana.upload({ name: 'cake.png', bytes: tinyPicture });
    const content = {
      type: 'image',
      attachments: [{ type: 'image', origin_url: url, name: 'cake.png' }],
      content: null,
    };
    const [one, other] = [(await schedule(ana, content)).data, (await schedule(ana, content)).data];
    await remove(ana, one);
    expect(await claimed(url)).toBe(true);
    await remove(ana, other);
    expect(await claimed(url)).toBe(false);
    const kept = (await schedule(ana, content)).data;
    const sent = (await ana.send(topic_id, '', content)).data;
    await world.api.chat.recall({ as: ana, query: { topic_id, chat_id: sent.chat_id } });
    expect(await claimed(url)).toBe(true);
    await remove(ana, kept);
  });
});

describe('somebody else', () => {
  it('neither sees, changes, sends nor deletes it', async () => {
    const { data } = await schedule(ana);
    for (const person of [bea, await world.join('Eve')]) {
      expect(await listed(person)).toEqual([]);
      for (const body of [{ content: 'Mine' }, { send_at: null }])
        expect(await change(person, data, body)).toMatchObject({
          status: 404,
          code: 'scheduled_message_not_found',
        });
      expect((await remove(person, data)).status).toBe(200);
    }
    expect(await listed(ana)).toEqual([data]);
  });

  it('schedules nothing in another name, nor where they are no member', async () => {
    const eve = await world.join('Eve');
    expect(await schedule(eve)).toMatchObject({ status: 404, code: 'topic_not_found' });
    expect(await schedule(ana, { chat_id: `${bea.id}-1` })).toMatchObject({ code: 'chat_id_invalid' });
    const url = await bea.upload({ name: 'cake.png', bytes: tinyPicture });
    const attachments = [{ type: 'image', origin_url: url, name: 'cake.png' }];
    expect(await schedule(ana, { type: 'image', attachments, content: null })).toMatchObject({
      code: 'file_not_found',
    });
    const group = await world.group(ana, eve);
    const message = { topic_id: group, type: 'message', chat_id: eve.chatId(), content: 'x' } as const;
    const smuggled = { topic_id: group, send_at: inSeconds(hour), message: { ...message, topic_id } };
    expect(await world.api.chat.schedule({ as: eve, body: smuggled })).toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('a time', () => {
  it.each([
    ['that is over', -1],
    ['more than a year ahead', (limits.scheduledDays * 24 + 1) * hour],
  ])('%s is refused', async (_title, seconds) => {
    const refused = { status: 400, code: 'schedule_time_invalid' };
    expect(await schedule(ana, {}, inSeconds(seconds))).toMatchObject(refused);
    const { data } = await schedule(ana);
    expect(await change(ana, data, { send_at: inSeconds(seconds) })).toMatchObject(refused);
    expect(await listed(ana)).toEqual([data]);
  });
});

describe('the number of scheduled messages', () => {
  const fill = async (count: number, topicId: string | null) => {
    const at = world.app.testClock.now();
    const rows = Array.from({ length: count }, () => {
      const chatId = ana.chatId();
      return {
        ...{
          userId: ana.id,
          topicId,
          chatId,
          attachments: [],
          createdAt: at,
          sendAt: new Date(at.getTime() + 86_400_000),
        },
        message: { topic_id, type: 'message', chat_id: chatId, content: 'x' } as const,
      };
    });
    await world.app.core.database.db.insert(scheduledMessages).values(rows);
  };

  it('is limited for each person in a conversation, also where several come at once', async () => {
    await fill(limits.scheduledPerTopic - 1, topic_id);
    const codes = (await Promise.all([schedule(ana), schedule(ana), schedule(ana)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([undefined, 'schedule_full', 'schedule_full'].toSorted());
    expect((await schedule(bea)).status).toBe(200);
    expect(await listed(ana)).toHaveLength(limits.scheduledPerTopic);
  });

  it('is limited in all conversations together', async () => {
    await fill(limits.scheduledMessages, null);
    expect(await schedule(ana)).toMatchObject({ status: 409, code: 'schedule_full_in_total' });
  });
});

describe('when it is due, it is not sent and its words stay,', () => {
  const failed = async (problem: string) => {
    expect(await listed(ana)).toMatchObject([{ state: 'failed', problem, content: 'Happy birthday' }]);
    const { notifications } = (await world.api.notifications.list({ as: ana, query: {} })).data;
    const [{ _id }] = await listed(ana).then((all) => all as [ScheduledMessage]);
    expect(notifications[0]).toMatchObject({ kind: 'message-unsent', scheduled_id: _id, is_read: false });
    const { db } = world.app.core.database;
    expect(await db.$count(jobs, eq(jobs.key, _id))).toBe(0);
  };

  it('where somebody blocks the other, until that ends and it gets another time', async () => {
    await schedule(ana);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await schedule(ana)).toMatchObject({ code: 'blocked' });
    await whenDue();
    await failed('blocked');
    expect(await read(bea)).toEqual([]);
    await world.api.friends.unblock({ as: bea, query: { target_user_id: ana.id } });
    const [waiting] = await listed(ana);
    await change(ana, waiting as ScheduledMessage, { send_at: null });
    await vi.waitFor(async () => expect(await wordsOf(bea)).toEqual(['Happy birthday']), patient);
    // It is there, and listed as being sent, for a moment after it was stored.
    await vi.waitFor(async () => expect(await listed(ana)).toEqual([]), patient);
  });

  it('where its author is no member any more', async () => {
    const group = await world.group(bea, ana);
    await schedule(ana, {}, inSeconds(hour), group);
    await world.api.groups.leave({ as: ana, body: { topic_id: group } });
    await whenDue();
    await failed('topic_not_found');
    expect(await listed(ana)).toMatchObject([{ topic_name: 'Travellers' }]);
    expect(await read(bea, group)).toEqual([]);
  });

  it('where the plan that opened the group has ended', async () => {
    const group = await world.group(bea, ana);
    await schedule(ana, {}, inSeconds(hour), group);
    await world.changePlan(bea, 'free');
    await whenDue();
    await failed('not_permitted');
  });

  it('where the group is deleted, whose name its author still reads', async () => {
    const group = await world.group(bea, ana);
    await schedule(ana, {}, inSeconds(hour), group);
    await world.api.groups.delete({ as: bea, query: { topic_id: group } });
    world.app.testClock.advance(limits.groupRestoreSeconds + 60);
    await whenDue();
    await failed('topic_not_found');
    const [row] = await listed(ana);
    expect(row).toMatchObject({ topic_name: 'Travellers' });
    expect((await remove(ana, row as ScheduledMessage)).status).toBe(200);
    expect(await listed(ana)).toEqual([]);
  });
});

describe('a process that ends while it sends', () => {
  it('leaves a message that the next one sends once', async () => {
    const { data } = await schedule(ana);
    const { db } = world.app.core.database;
    // Stored, and ended before the row was removed.
    await db.update(scheduledMessages).set({ state: 'sending' }).where(eq(scheduledMessages.id, data._id));
    await ana.send(topic_id, 'Happy birthday', { chat_id: data.chat_id });
    await whenDue();
    expect(await wordsOf(bea)).toEqual(['Happy birthday']);
    expect(await listed(ana)).toEqual([]);
  });
});
