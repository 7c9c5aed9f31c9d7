import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@franca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBudget } from '../../../test/createTestBudget.ts';
import { createDiskStorage } from '../../adapters/storage/createDiskStorage.ts';
import type { DatabaseHandle } from '../../db/Database.ts';
import { openPgliteInMemory } from '../../db/openPglite.ts';
import { files as storedFiles } from '../../db/schema/files.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { createFiles } from '../files/createFiles.ts';
import type { Files } from '../files/Files.ts';
import { createDemo, type DemoChat } from './createDemo.ts';
import { demoConversations } from './demoConversations.ts';
import { demoGroup } from './demoGroup.ts';

type Sent = Parameters<DemoChat['send']>;

/** Conversation services that only take notes; the real ones are tested where they live. */
function createNotes() {
  const notes = { opened: [] as Date[], sent: [] as Sent[], seen: [] as Date[] };
  const chat: DemoChat = {
    ensure: async (_creator, _other, at) => `topic-${notes.opened.push(at)}`,
    makeGroup: async (_creator, _others, _name, at) => `topic-${notes.opened.push(at)}`,
    addToGroup: async () => undefined,
    send: async (...message) => ({ _id: `message-${notes.sent.push(message)}` }),
    markSeen: async (_reader, _topicId, seenTime) => {
      notes.seen.push(seenTime);
    },
  };
  return { notes, chat };
}

const relate = async () => undefined;

describe('createDemo', () => {
  const now = new Date('2030-05-06T07:08:09Z');
  const { notes, chat } = createNotes();
  let directory: string;
  let database: DatabaseHandle;
  let files: Files;
  let fill: () => Promise<boolean>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-demo-'));
    database = await openPgliteInMemory();
    const { db } = database;
    const storage = createDiskStorage({ directory, secret: 'secret of the test', uploadPath: '/api/file/' });
    const clock = () => now;
    files = createFiles({ db, clock, storage, budget: createTestBudget(db, clock), baseUrl: '' });
    fill = createDemo({
      db,
      clock,
      chat,
      relate,
      storeFile: (userId, folder, name, source) => files.store({ userId }, folder, name, source),
    });
    expect(await fill()).toBe(true);
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('adds six people on the plan ultimate but for one on free, some of them verified', async () => {
    const people = await database.db.select().from(users);
    expect(people).toHaveLength(6);
    expect(people.every((person) => person.isDemo)).toBe(true);
    expect(people.map((person) => person.package).sort()).toEqual(['free', ...Array(5).fill('ultimate')]);
    expect(new Set(people.map((person) => person.isVerified)).size).toBe(2);
  });

  it('gives everybody a drawn face that the file storage hands out', async () => {
    for (const { id, avatar } of await database.db.select().from(users)) {
      expect(await files.isOwnUrl(avatar ?? '', { userId: id })).toBe(true);
      const stream = await files.open((avatar ?? '').split('/').at(-1) ?? '');
      expect((await sharp(Buffer.concat(await stream.toArray())).metadata()).width).toBe(512);
    }
  });

  it('sends every line in the past and in order, answers to lines that were sent', () => {
    const lines = [...demoConversations, demoGroup].flatMap((conversation) => conversation.lines);
    expect(notes.sent).toHaveLength(lines.length);
    expect(notes.opened).toHaveLength(demoConversations.length + 1);
    expect(notes.sent.every(([, , at]) => at < now)).toBe(true);
    const answers = notes.sent.filter(([, { reply_id }]) => reply_id !== null);
    expect(answers).toHaveLength(lines.filter(({ reply }) => reply !== undefined).length);
    expect(notes.seen.every((seenTime) => seenTime < now)).toBe(true);
  });

  it('sends nothing that the contract refuses', () => {
    const ids = { topic_id: randomUUID(), reply_id: null };
    for (const [sender, message] of notes.sent) {
      expect(message.chat_id.startsWith(`${sender}-`)).toBe(true);
      expect(endpoints.chat.send.body.safeParse({ ...message, ...ids }).error).toBeUndefined();
    }
    expect(new Set(notes.sent.map(([, { chat_id }]) => chat_id)).size).toBe(notes.sent.length);
  });

  it('shows several kinds of message', () => {
    const types = new Set(notes.sent.map(([, message]) => message.type));
    expect([...types].sort()).toEqual(['contact', 'emoji', 'image', 'location', 'message']);
  });

  it('begins again after a stop in the middle, and leaves nothing of the first try', async () => {
    const broken = await openPgliteInMemory();
    const { db } = broken;
    try {
      const storage = createDiskStorage({
        directory,
        secret: 'secret of the test',
        uploadPath: '/api/file/',
      });
      const clock = () => now;
      const budget = createTestBudget(db, clock);
      const store = createFiles({ db, clock, storage, budget, baseUrl: '' });
      const second = createNotes();
      const options = {
        db,
        clock,
        storeFile: (
          userId: string,
          folder: 'avatar' | 'upload',
          name: string,
          source: AsyncIterable<Uint8Array>,
        ) => store.store({ userId }, folder, name, source),
      };
      const stops: DemoChat = {
        ...second.chat,
        ensure: async (creator, other, at) => {
          const [topic] = await db
            .insert(topics)
            .values({ pairLow: creator, pairHigh: other, createdBy: creator, createdAt: at, updatedAt: at })
            .returning();
          await db.insert(topicMembers).values({ topicId: topic?.id ?? '', userId: other, joinedAt: at });
          throw new Error('stopped');
        },
      };
      await expect(createDemo({ ...options, relate, chat: stops })()).rejects.toThrow('stopped');
      const firstTry = (await db.select().from(users)).map(({ id }) => id);
      expect(firstTry).toHaveLength(6);

      expect(await createDemo({ ...options, relate, chat: second.chat })()).toBe(true);
      const people = await db.select().from(users);
      expect(people).toHaveLength(6);
      expect(people.filter(({ id }) => firstTry.includes(id))).toEqual([]);
      expect(await db.select().from(topics)).toEqual([]);
      const kept = (await db.select().from(storedFiles)).filter(({ claimedAt }) => claimedAt !== null);
      expect(kept.every(({ ownerId }) => ownerId !== null)).toBe(true);
      expect(await createDemo({ ...options, relate, chat: second.chat })()).toBe(false);
    } finally {
      await broken.close();
    }
  });

  it('never touches an installation in which somebody signed up', async () => {
    const lived = await openPgliteInMemory();
    const { db } = lived;
    try {
      const place = { country: 'Italy', language: 'Italian', accent: 'Italian (Italy)' };
      await db.insert(users).values([
        { name: 'Left over', isDemo: true, ...place, gender: 'other' },
        { name: 'Somebody', ...place, gender: 'other' },
      ]);
      const storeFile = (): never => {
        throw new Error('nothing is stored');
      };
      expect(await createDemo({ db, clock: () => now, relate, chat: createNotes().chat, storeFile })()).toBe(
        false,
      );
      expect(await db.select().from(users)).toHaveLength(2);
    } finally {
      await lived.close();
    }
  });

  it('does nothing once anybody is there', async () => {
    const before = notes.sent.length;
    expect(await fill()).toBe(false);
    expect(notes.sent).toHaveLength(before);
    expect(await database.db.select().from(users)).toHaveLength(6);
  });
});
