import { Readable } from 'node:stream';
import {
  type AttachmentInput,
  formatChatId,
  type LocationData,
  type ParsedMessageInput,
  type RelationAction,
} from '@franca/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Ago, DemoConversation, DemoGroup, DemoLine } from './DemoConversation.ts';
import { demoConversations } from './demoConversations.ts';
import { demoGroup } from './demoGroup.ts';
import { type DemoPersonId, demoPeople } from './demoPeople.ts';
import { demoRelations } from './demoRelations.ts';
import { drawAvatar, drawPicture } from './drawPicture.ts';
import { removePartialDemo } from './removePartialDemo.ts';

/** The conversation services, as the demo uses them: each step happens at a given time. */
export type DemoChat = {
  /** Begins a private conversation; answers its id. */
  ensure: (creator: string, other: string, at: Date) => Promise<string>;
  /** Makes a group; answers its id. */
  makeGroup: (creator: string, others: readonly string[], name: string, at: Date) => Promise<string>;
  /** Adds somebody to it. */
  addToGroup: (member: string, topicId: string, other: string, at: Date) => Promise<unknown>;
  /** Sends a message. */
  send: (sender: string, message: ParsedMessageInput, at: Date) => Promise<{ _id: string }>;
  /** Marks a conversation seen up to a time. */
  markSeen: (reader: string, topicId: string, seenTime: Date) => Promise<unknown>;
};

/** The part of a message that depends on its type. */
type DemoContent =
  | { type: 'message' | 'emoji'; content: string }
  | { type: 'location'; meta_data: LocationData }
  | { type: 'image'; attachments: AttachmentInput[] }
  | { type: 'contact'; contact: string };

/** What the demo is made with. */
export type DemoOptions = {
  /** Where people are kept. */
  db: Database;
  /** The time that the conversations lie before. */
  clock: Clock;
  /** Conversation services. */
  chat: DemoChat;
  /** Does something about another person. */
  relate: (request: {
    userId: string;
    otherId: string;
    action: RelationAction;
    at: Date;
  }) => Promise<unknown>;
  /** Stores a picture in somebody's name. */
  storeFile: (
    userId: string,
    folder: 'avatar' | 'upload',
    name: string,
    source: AsyncIterable<Uint8Array>,
  ) => Promise<{
    url: string;
    size: number;
    contentType: string;
    width: number | null;
    height: number | null;
  }>;
};

/** Row of table `settings` that is written last: without it the demo is not complete. */
const done = { key: 'demo', value: 'done' };

/**
 * Fills an empty installation with six people, their conversations and their friendships, wholly or, after a stop, again from the
 * beginning; does nothing once that is done or anybody signed up. Answers whether it did.
 */
export function createDemo({ db, clock, chat, relate, storeFile }: DemoOptions): () => Promise<boolean> {
  type Ids = Record<DemoPersonId, string>;

  async function isDone(): Promise<boolean> {
    const [mark] = await db.select().from(settings).where(eq(settings.key, done.key));
    if (mark) return true;
    const [somebody] = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, false)).limit(1);
    return somebody !== undefined;
  }

  async function addPeople(): Promise<Ids> {
    const now = clock().getTime();
    const entries: [string, string][] = [];
    for (const [index, [id, person]] of Object.entries(demoPeople).entries()) {
      const { face: _face, plan, ...profile } = person;
      const createdAt = new Date(now - 30 * 86_400_000 + index * 60_000);
      const row = {
        ...profile,
        isDemo: true,
        package: plan,
        createdAt,
        lastSeenAt: new Date(now),
      };
      const [added] = await db.insert(users).values(row).returning({ id: users.id });
      if (!added) throw new Error('A person of the demo was not returned.');
      entries.push([id, added.id]);
    }
    return Object.fromEntries(entries) as Ids;
  }

  async function addAvatars(ids: Ids): Promise<void> {
    for (const [id, { face }] of Object.entries(demoPeople)) {
      const userId = ids[id as DemoPersonId];
      const drawn = Readable.from([await drawAvatar(face)]);
      const { url } = await storeFile(userId, 'avatar', `${id}.png`, drawn);
      await db.update(users).set({ avatar: url }).where(eq(users.id, userId));
    }
  }

  async function contentOf(line: DemoLine, ids: Ids): Promise<DemoContent> {
    if (line.emoji) return { type: 'emoji', content: line.emoji };
    if (line.place) return { type: 'location', meta_data: line.place };
    if (line.contact) return { type: 'contact', contact: ids[line.contact] };
    if (!line.picture) return { type: 'message', content: line.text ?? '' };
    const name = `${line.picture}.jpg`;
    const drawn = Readable.from([await drawPicture(line.picture)]);
    const stored = await storeFile(ids[line.by], 'upload', name, drawn);
    const { url: origin_url, size, contentType: mime } = stored;
    const meta_data = { size, mime, width: stored.width ?? undefined, height: stored.height ?? undefined };
    return { type: 'image', attachments: [{ type: 'image', origin_url, name, meta_data }] };
  }

  const timeOf = (now: number, [days, hours, minutes]: Ago) =>
    new Date(now - ((days * 24 + hours) * 60 + minutes) * 60_000);

  /** Says a line in a conversation; returns the message's id. `sent` are those of the lines before. */
  async function say(
    line: DemoLine,
    { topic_id, ids, at, sent }: { topic_id: string; ids: Ids; at: Date; sent: readonly string[] },
  ): Promise<string> {
    const sender = ids[line.by];
    const reply_id = line.reply === undefined ? null : (sent[line.reply] ?? null);
    const place = { topic_id, chat_id: formatChatId(sender, at.getTime()), reply_id };
    return (await chat.send(sender, { ...(await contentOf(line, ids)), ...place }, at))._id;
  }

  async function addConversation(conversation: DemoConversation, ids: Ids, now: number): Promise<void> {
    const { lines, members, unseen } = conversation;
    const times = lines.map((line) => timeOf(now, line.ago));
    const [creator, other] = members;
    const begun = new Date((times[0]?.getTime() ?? now) - 60_000);
    const topic_id = await chat.ensure(ids[creator], ids[other], begun);
    const sent: string[] = [];
    for (const [index, line] of lines.entries())
      sent.push(await say(line, { topic_id, ids, at: times[index] ?? begun, sent }));
    for (const id of members) {
      const seenTime = times[times.length - 1 - (unseen[id] ?? 0)];
      if (seenTime) await chat.markSeen(ids[id], topic_id, seenTime);
    }
  }

  async function addGroup(
    { members, name, made, joined, lines }: DemoGroup,
    ids: Ids,
    now: number,
  ): Promise<void> {
    const people = members.map((id) => ids[id]);
    const [creator = '', second = ''] = people;
    const last = people.at(-1) ?? '';
    const topic_id = await chat.makeGroup(creator, people.slice(1, -1), name, timeOf(now, made));
    const joinedAt = timeOf(now, joined);
    const sent: string[] = [];
    let isComplete = false;
    for (const line of lines) {
      const at = timeOf(now, line.ago);
      if (!isComplete && at > joinedAt) {
        await chat.addToGroup(second, topic_id, last, joinedAt);
        isComplete = true;
      }
      sent.push(await say(line, { topic_id, ids, at, sent }));
    }
    const [end] = lines.slice(-1);
    for (const userId of people) if (end) await chat.markSeen(userId, topic_id, timeOf(now, end.ago));
  }

  return async () => {
    if (await isDone()) return false;
    // A filling that was stopped in the middle is begun again from nothing.
    await removePartialDemo(db);
    const now = clock().getTime();
    const ids = await addPeople();
    await addAvatars(ids);
    for (const conversation of demoConversations) await addConversation(conversation, ids, now);
    await addGroup(demoGroup, ids, now);
    // One after the other, in the last days: the newest stands first in the list of requests.
    for (const [index, [by, action, about]] of demoRelations.entries()) {
      const at = new Date(now - (demoRelations.length - index) * 7_000_000);
      await relate({ userId: ids[by], otherId: ids[about], action, at });
    }
    await db.insert(settings).values(done);
    return true;
  };
}
