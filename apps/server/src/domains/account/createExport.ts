import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { keyedHash, sameText } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Assistant } from '../assistant/Assistant.ts';
import type { Billing } from '../billing/Billing.ts';
import type { Calls } from '../calls/Calls.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Files } from '../files/Files.ts';
import type { Glossary } from '../glossary/Glossary.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { Scheduled } from '../scheduled/Scheduled.ts';
import type { Stickers } from '../stickers/Stickers.ts';
import type { Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';

/** What archives are made of. */
export type ExportOptions = {
  clock: Clock;
  /** Key of the signatures of addresses. */
  secret: string;
  /** Sessions: an address ends with the one that asked for it. */
  sessions: {
    idOf: (token: string) => Promise<string | undefined>;
    isOpen: (userId: string, id: string) => Promise<boolean>;
  };
  limiter: RateLimiter;
  users: Pick<Users, 'me' | 'find' | 'seenBy'>;
  contacts: Pick<Contacts, 'knownTo'>;
  topics: Pick<Topics, 'listOf' | 'membership'>;
  chat: Pick<Chat, 'pagesOf'>;
  files: Pick<Files, 'pagesOf' | 'open'>;
  glossary: Pick<Glossary, 'addedBy'>;
  scheduled: Pick<Scheduled, 'listOf'>;
  stickers: Pick<Stickers, 'listOf'>;
  billing: Pick<Billing, 'paymentsOf'>;
  calls: Pick<Calls, 'historyOf'>;
  notifications: Pick<Notifications, 'allOf'>;
  assistant: Pick<Assistant, 'pagesOf'>;
};

/** Milliseconds in which a download may begin. */
const linkMs = 15 * 60_000;

type Entry = { name: string; input: AsyncIterable<Uint8Array | string>; lastModified: Date };

async function* text(value: string): AsyncGenerator<string> {
  yield value;
}

/** A name that every file system takes, and that leads nowhere else. */
const safeName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 80) || '_';

/**
 * Archives of somebody's data (docs/behaviour/account-data.md, Download of one's data). They are made while they are sent: of a large
 * account no more than one of its lists, a page of messages or a piece of a file is in memory.
 */
export function createExport(options: ExportOptions) {
  const { clock, secret, limiter, users, contacts, topics, chat, files, billing, calls, notifications } =
    options;
  const { assistant, glossary, scheduled, sessions, stickers } = options;
  const sign = (...parts: readonly [userId: string, sessionId: string, until: string]): string =>
    keyedHash(secret, 'export', ...parts);

  async function* messagesJson(topicId: string, userId: string): AsyncGenerator<string> {
    let before = '[\n';
    for await (const page of chat.pagesOf(topicId, userId)) {
      for (const message of page) {
        yield before + JSON.stringify(message);
        before = ',\n';
      }
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }

  async function* messagesText(topicId: string, userId: string): AsyncGenerator<string> {
    for await (const page of chat.pagesOf(topicId, userId))
      for (const { date, by, type, text: words } of page) yield `[${date}] ${by}: ${words ?? `(${type})`}\n`;
  }

  async function* smartTalkJson(userId: string): AsyncGenerator<string> {
    let before = '[\n';
    for await (const page of assistant.pagesOf(userId)) {
      for (const topic of page) {
        yield before + JSON.stringify(topic);
        before = ',\n';
      }
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }

  async function* entriesOf(userId: string): AsyncGenerator<Entry> {
    const lastModified = clock();
    const json = (name: string, value: unknown): Entry => ({
      name,
      input: text(`${JSON.stringify(value, null, 2)}\n`),
      lastModified,
    });
    yield json('profile.json', await users.me(userId));
    yield json('friends.json', await users.seenBy(userId, await contacts.knownTo(userId)));
    yield json('payments.json', await billing.paymentsOf(userId));
    yield json('calls.json', await calls.historyOf(userId));
    yield json('notifications.json', await notifications.allOf(userId));
    yield json('glossary.json', await glossary.addedBy(userId));
    yield json('scheduled.json', await scheduled.listOf(userId));
    yield json('stickers.json', await stickers.listOf(userId));
    yield { name: 'smarttalk.json', input: smartTalkJson(userId), lastModified };
    const own = await topics.listOf(userId);
    yield json('conversations.json', own);
    for (const [index, topic] of own.entries()) {
      const others = topic.members.filter(({ _id }) => _id !== userId).map(({ name }) => name);
      const title = topic.name || others.slice(0, 3).join(', ') || topic._id;
      const folder = `conversations/${String(index + 1).padStart(4, '0')} ${safeName(title)}`;
      yield { name: `${folder}/messages.json`, input: messagesJson(topic._id, userId), lastModified };
      yield { name: `${folder}/messages.txt`, input: messagesText(topic._id, userId), lastModified };
    }
    for await (const page of files.pagesOf(userId)) {
      for (const { key, name } of page) {
        const input = await files.open(key).catch(() => null);
        // Removed in the meantime.
        if (input) yield { name: `files/${key.slice(0, 12)}-${safeName(name)}`, input, lastModified };
      }
    }
  }

  return {
    /** An address at which the archive of somebody can be fetched for a while, as long as the session of the token lasts. */
    addressOf: async (userId: string, token: string | null): Promise<{ url: string; expires_at: string }> => {
      const sessionId = token === null ? undefined : await sessions.idOf(token);
      // Signed out at this moment.
      if (sessionId === undefined) throw new Refusal('unauthorized');
      const until = clock().getTime() + linkMs;
      const key = `${userId}.${sessionId}.${until}.${sign(userId, sessionId, String(until))}`;
      return { url: `/api/user/export/${key}`, expires_at: new Date(until).toISOString() };
    },
    /** The archive behind a key; refuses with `file_not_found` one that is wrong, old, used up, of a session that has ended or of an account that is gone. */
    open: async (key: string): Promise<Readable> => {
      const [userId = '', sessionId = '', until = '', signature = ''] = key.split('.');
      const isSigned = sameText(signature, sign(userId, sessionId, until));
      const isValid =
        isSigned && Number(until) > clock().getTime() && (await sessions.isOpen(userId, sessionId));
      if (!isValid || (await limiter('exportStarts', key)) > 0) throw new Refusal('file_not_found');
      const [user] = await users.find([userId]);
      if (!user || user.deletedAt) throw new Refusal('file_not_found');
      return Readable.fromWeb(makeZip(entriesOf(userId)) as Parameters<typeof Readable.fromWeb>[0]);
    },
  };
}
