import { limits, type Notification } from '@franca/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { topicMembers } from '../../db/schema/topics.ts';
import { createNotifications, type NotificationStore } from './createNotifications.ts';
import type { NewNotification } from './Notifications.ts';

const patient = { timeout: 10_000, interval: 10 };

let world: World;
let store: NotificationStore;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  world = await createWorld();
  const { clock, database } = world.app.core;
  store = createNotifications({ db: database.db, clock, seenBy: async () => [] });
});
beforeEach(async () => {
  ana = await world.join('Ana');
  bea = await world.join('Bea');
});
afterAll(() => world.dispose());

const column = async (as: Person, query = {}) => (await world.api.notifications.list({ as, query })).data;
const kinds = async (as: Person) => (await column(as)).notifications.map(({ kind }) => kind);
const add = (...entries: NewNotification[]) =>
  world.app.core.database.db.transaction((tx) => store.add(tx, entries));
const ask = (as: Person, other: Person) => world.api.friends.add({ as, body: { target_user_id: other.id } });
const answer = (as: Person, other: Person, is_accept: boolean) =>
  world.api.friends.answer({ as, body: { target_user_id: other.id, is_accept } });

/** One of each kind about a group, by Ana for Bea. */
function aboutGroup(id: string): NewNotification[] {
  const about = { userId: bea.id, byId: ana.id, topic: { id, name: 'Travellers' } };
  return [
    { ...about, kind: 'member-added' },
    { ...about, kind: 'mention', chatId: `${ana.id}-1` },
    { ...about, kind: 'missed-call', uuid: crypto.randomUUID(), isVideo: true },
    { ...about, kind: 'member-removed' },
    { ...about, kind: 'group-deleted' },
  ];
}

describe('a friend request', () => {
  it('is a notification with whoever asked, and an answer that it was accepted another', async () => {
    await ask(ana, bea);
    const { notifications, unread_count } = await column(bea);
    expect(notifications).toMatchObject([
      { kind: 'friend-request', is_read: false, person: { _id: ana.id, name: 'Ana' } },
    ]);
    expect(unread_count).toBe(1);
    await answer(bea, ana, true);
    expect(await column(bea)).toMatchObject({ unread_count: 0, notifications: [{ is_read: true }] });
    expect(await column(ana)).toMatchObject({
      unread_count: 1,
      notifications: [{ kind: 'friend-accepted', person: { name: 'Bea' } }],
    });
  });

  it('is none any more once it was taken back, declined or ended by a block', async () => {
    const ends = [
      () => world.api.friends.cancelRequest({ as: ana, query: { target_user_id: bea.id } }),
      () => answer(bea, ana, false),
      () => world.api.friends.block({ as: bea, body: { target_user_id: ana.id } }),
    ];
    for (const end of ends) {
      await ask(ana, bea);
      expect(await kinds(bea)).toEqual(['friend-request']);
      await end();
      expect(await kinds(bea)).toEqual([]);
    }
  });

  it('sent again is the same notification, and both asking is an acceptance', async () => {
    await ask(ana, bea);
    await ask(ana, bea);
    expect(await kinds(bea)).toEqual(['friend-request']);
    await ask(bea, ana);
    expect(await kinds(ana)).toEqual(['friend-accepted']);
  });

  it('shows on every open page of the person without being asked for', async () => {
    const counts: number[][] = [[], []];
    for (const shown of counts)
      (await bea.connect()).on('notifications-changed', ({ unread_count }: { unread_count: number }) =>
        shown.push(unread_count),
      );
    await ask(ana, bea);
    await vi.waitFor(() => expect(counts).toEqual([[1], [1]]), patient);
    await world.api.notifications.read({ as: bea, body: { notification_id: null } });
    await vi.waitFor(
      () =>
        expect(counts).toEqual([
          [1, 0],
          [1, 0],
        ]),
      patient,
    );
  });
});

describe('the column', () => {
  it('has every kind with its facts, and loses what leads to a group with the membership', async () => {
    const id = await world.group(ana, bea);
    await add(...aboutGroup(id));
    const byKind = Object.fromEntries(
      (await column(bea)).notifications.map((one): [string, Notification] => [one.kind, one]),
    );
    const topic = { _id: id, name: 'Travellers' };
    expect(byKind).toMatchObject({
      'member-added': { topic },
      mention: { topic, chat_id: `${ana.id}-1` },
      'missed-call': { topic, is_video: true },
      'member-removed': { topic_name: 'Travellers' },
      'group-deleted': { topic_name: 'Travellers' },
    });
    const { db } = world.app.core.database;
    await db.delete(topicMembers).where(and(eq(topicMembers.topicId, id), eq(topicMembers.userId, bea.id)));
    expect((await kinds(bea)).sort()).toEqual(['group-deleted', 'member-removed']);
  });

  it('has nothing by somebody in a block, in either direction, and nothing by oneself', async () => {
    const id = await world.group(ana, bea);
    await world.api.friends.block({ as: ana, body: { target_user_id: bea.id } });
    expect(await add(...aboutGroup(id))).toEqual([]);
    await world.api.friends.unblock({ as: ana, query: { target_user_id: bea.id } });
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect(await add(...aboutGroup(id))).toEqual([]);
    expect(await add({ kind: 'friend-request', userId: ana.id, byId: ana.id })).toEqual([]);
  });

  it('has only mentions of a muted group', async () => {
    const id = await world.group(ana, bea);
    await world.api.topics.mute({ as: bea, body: { topic_id: id, is_muted: true } });
    await add(...aboutGroup(id));
    expect(await kinds(bea)).toEqual(['mention']);
  });

  it('reads one, all, and nothing of anybody else', async () => {
    const id = await world.group(ana, bea);
    await add(...aboutGroup(id));
    const [first] = (await column(bea)).notifications;
    const body = { notification_id: first?._id ?? '' };
    expect((await world.api.notifications.read({ as: ana, body })).status).toBe(200);
    expect((await column(bea)).unread_count).toBe(5);
    expect((await world.api.notifications.read({ as: bea, body })).data).toEqual({ unread_count: 4 });
    expect((await world.api.notifications.read({ as: bea, body: { notification_id: null } })).data).toEqual({
      unread_count: 0,
    });
  });

  it('comes in pages, newest first', async () => {
    const about = { kind: 'friend-accepted', userId: bea.id, byId: ana.id } as const;
    const start = world.app.testClock.now().getTime();
    await add(...Array.from({ length: 5 }, (_, index) => ({ ...about, at: new Date(start - index) })));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => world.api.notifications.list({ as: bea, query: { page, limit: 2 } })),
    );
    const dates = pages.flatMap(({ data }) => data.notifications.map(({ date }) => Date.parse(date)));
    expect(dates).toEqual([0, 1, 2, 3, 4].map((index) => start - index));
    expect(pages[0]).toMatchObject({ pagination: { current: 1, totalPage: 3 } });
  });

  it('ends after as many and as many days as is promised', async () => {
    const about = { kind: 'friend-accepted', userId: bea.id, byId: ana.id } as const;
    const start = world.app.testClock.now().getTime();
    const days = (count: number) => count * 24 * 3_600_000;
    await add({ ...about, at: new Date(start - days(limits.notificationDays) - 1) });
    expect((await column(bea)).unread_count).toBe(0);
    const many = Array.from({ length: limits.notifications + 3 }, (_, index) => ({
      ...about,
      at: new Date(start - index),
    }));
    await add(...many);
    const last = { page: 2, limit: 100 };
    expect(await column(bea, last)).toMatchObject({ unread_count: limits.notifications });
    await store.forgetOld();
    const { data, pagination } = await world.api.notifications.list({ as: bea, query: last });
    expect(pagination?.totalPage).toBe(2);
    expect(Date.parse(data.notifications.at(-1)?.date ?? '')).toBe(start - limits.notifications + 1);
  });
});
