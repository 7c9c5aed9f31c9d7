import { formatChatId, type ParsedMessageInput } from '@franca/contract';
import { like } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { settings } from '../../db/schema/settings.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Users } from '../users/Users.ts';
import { demoPeople } from './demoPeople.ts';
import { type PracticeLines, practiceLines } from './practiceLines.ts';

/** A person of the demo for whom a program answers. */
export type PracticePartner = {
  /** Full name. */
  name: string;
  /** Name of the language in which they answer. */
  language: string;
};

/** A message that was stored. */
export type StoredPracticeMessage = {
  topicId: string;
  senderId: string;
};

/** What practice is built on. */
export type PracticeOptions = {
  db: Database;
  clock: Clock;
  /** Finds the partner and the language of whoever practises. */
  users: Pick<Users, 'find' | 'ofDemo'>;
  /** Begins a private conversation; answers its id. */
  ensure: (creator: string, other: string) => Promise<string>;
  /** Sends a message. */
  send: (sender: string, message: ParsedMessageInput, at: Date) => Promise<unknown>;
  /** Marks a conversation seen up to a time. */
  markSeen: (reader: string, topicId: string, seenTime: Date) => Promise<unknown>;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** Conversations with a person of the demo for whom a program answers. */
export type Practice = {
  /** The partner for somebody. @throws Refusal `not_found` without a demo */
  partner: (userId: string) => Promise<PracticePartner>;
  /** Begins the conversation, or answers the id of the one that exists. @throws Refusal `not_found` without a demo */
  begin: (userId: string) => Promise<string>;
  /** Answers a message of such a conversation, without being waited for. */
  answer: (message: StoredPracticeMessage) => void;
};

/** Key of the row of table `settings` that marks a conversation; its value is the id of the partner. */
const keyOf = (topicId: string): string => `practice:${topicId}`;

/** Practice over the database of a demo, which is one process. */
export function createPractice(options: PracticeOptions): Practice {
  const { db, clock, users, ensure, send, markSeen, onError } = options;
  let partners: Promise<Map<string, string>> | undefined;

  /** Ids of the partners by conversation: read once, so that no other message costs a query. */
  function readPartners(): Promise<Map<string, string>> {
    partners ??= db
      .select()
      .from(settings)
      .where(like(settings.key, keyOf('%')))
      .then((rows) => new Map(rows.map(({ key, value }) => [key.slice(keyOf('').length), value])))
      .catch((error: unknown) => {
        partners = undefined;
        throw error;
      });
    return partners;
  }

  async function choose(userId: string): Promise<{ id: string } & PracticePartner> {
    const [[person], people] = await Promise.all([users.find([userId]), users.ofDemo()]);
    const wanted = demoPeople[person?.language === demoPeople.emma.language ? 'marco' : 'emma'];
    const partner = people.find(({ name }) => name === wanted.name);
    if (!partner || partner.id === userId) throw new Refusal('not_found');
    return partner;
  }

  const linesOf = (language: string): PracticeLines =>
    language === demoPeople.marco.language ? practiceLines.marco : practiceLines.emma;

  async function say(partnerId: string, topicId: string, content: string): Promise<void> {
    const at = clock();
    await send(
      partnerId,
      {
        type: 'message',
        content,
        topic_id: topicId,
        chat_id: formatChatId(partnerId, at.getTime()),
        reply_id: null,
      },
      at,
    );
  }

  /** Answers that were given, by conversation; after a restart they begin anew. */
  const given = new Map<string, number>();

  async function reply({ topicId, senderId }: StoredPracticeMessage): Promise<void> {
    const partnerId = (await readPartners()).get(topicId);
    if (partnerId === undefined || partnerId === senderId) return;
    const [partner] = await users.find([partnerId]);
    const { answers } = linesOf(partner?.language ?? '');
    const count = given.get(topicId) ?? 0;
    given.set(topicId, count + 1);
    await markSeen(partnerId, topicId, clock());
    await say(partnerId, topicId, answers[count % answers.length] ?? '');
  }

  return {
    partner: async (userId) => {
      const { name, language } = await choose(userId);
      return { name, language };
    },
    begin: async (userId) => {
      const partner = await choose(userId);
      // The partner begins it: it is not the one private conversation of the plan Free.
      const topicId = await ensure(partner.id, userId);
      const [marked] = await db
        .insert(settings)
        .values({ key: keyOf(topicId), value: partner.id })
        .onConflictDoNothing()
        .returning();
      if (marked) {
        (await readPartners()).set(topicId, partner.id);
        await say(partner.id, topicId, linesOf(partner.language).greeting);
      }
      return topicId;
    },
    answer: (message) => void reply(message).catch(onError),
  };
}
