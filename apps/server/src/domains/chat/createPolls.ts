import type { Person, Poll } from '@franca/contract';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { messages, pollVotes, type StoredPoll } from '../../db/schema/chat.ts';
import type { NumberedChange, TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';
import { isEnded, readPolls, toPoll } from './pollStates.ts';

/** Where a poll stands for the caller, and the number of the change that brought it there. */
export type PollAnswer = { chat_id: string; poll: Poll; seq: number };

/** What is done with a poll that is locked; undefined where nothing changes. */
type PollWork = (tx: Database, poll: StoredPoll) => Promise<StoredPoll | undefined>;

/** Voting in polls, and ending them (docs/behaviour/messages.md, Polls). */
export function createPolls({ db, clock, topics, users }: ChatContext) {
  const { changes, membership } = topics;

  async function requirePoll({ topicId, self }: TopicMembers, chatId: string): Promise<MessageRow> {
    const message = await findInTopic({ db, clock }, topicId, chatId);
    const isReadable = message?.poll && !message.recalledAt && message.seq > self.clearedSeq;
    if (!isReadable) throw new Refusal('message_not_found');
    return message;
  }

  /** Sends each member who has the poll how it stands: what they chose is for them alone. */
  function publish(
    { message, poll }: { message: MessageRow; poll: StoredPoll },
    votes: readonly { userId: string; option: number }[],
    { numbered, members }: { numbered: NumberedChange<'poll'>; members: readonly TopicMember[] },
  ): void {
    const byOption = Map.groupBy(votes, ({ option }) => option);
    const counts = new Map([...byOption].map(([option, of]) => [option, of.length]));
    const byVoter = Map.groupBy(votes, ({ userId }) => userId);
    for (const member of members) {
      if (member.clearedSeq >= message.seq) continue;
      const own = new Set(byVoter.get(member.userId)?.map(({ option }) => option));
      const state = toPoll(poll, { counts, voters: byVoter.size, own });
      changes.publish({ ...numbered, chat_id: message.chatId, poll: state }, [member]);
    }
  }

  /** Changes a poll in the transaction of its change, and sends it to the members afterwards. */
  async function change(members: TopicMembers, message: MessageRow, work: PollWork): Promise<PollAnswer> {
    const { topicId, self, all } = members;
    const { id: messageId, chatId } = message;
    const changed = await db.transaction(async (tx) => {
      // The message before its topic, as in recalling; the lock keeps the others who vote waiting.
      const [locked] = await tx
        .select({ poll: messages.poll })
        .from(messages)
        .where(and(eq(messages.id, messageId), isNull(messages.recalledAt)))
        .for('no key update');
      if (!locked?.poll) throw new Refusal('message_not_found');
      const poll = await work(tx, locked.poll);
      if (!poll) return undefined;
      const votes = await tx
        .select({ userId: pollVotes.userId, option: pollVotes.option })
        .from(pollVotes)
        .where(eq(pollVotes.messageId, messageId));
      const content = { chat_id: chatId, message_id: messageId };
      const numbered = await changes.append(tx, { topicId, kind: 'poll', content });
      const present = self.topic.isGroup
        ? ((await membership.ofTopics([topicId], tx)).get(topicId) ?? [])
        : all;
      if (!present.some(({ userId }) => userId === self.userId)) throw new Refusal('topic_not_found');
      return { poll, votes, numbered, members: present };
    });
    if (changed) publish({ message, poll: changed.poll }, changed.votes, changed);
    const row = changed ? { ...message, poll: changed.poll } : await requirePoll(members, chatId);
    const state = (await readPolls(db, [row], self.userId)).get(messageId);
    if (!state) throw new Refusal('message_not_found');
    const seq = changed?.numbered.seq ?? (await changes.findPoll({ topicId, chatId })) ?? message.seq;
    return { chat_id: chatId, poll: state, seq };
  }

  async function vote(members: TopicMembers, chatId: string, chosen: readonly number[]): Promise<PollAnswer> {
    if (members.isBlocked) throw new Refusal('blocked');
    const { userId } = members.self;
    const message = await requirePoll(members, chatId);
    return change(members, message, async (tx, poll) => {
      if (isEnded(poll, clock())) throw new Refusal('poll_ended');
      const isOffered = chosen.every((option) => option < poll.option_count);
      if (!isOffered || (chosen.length > 1 && !poll.is_multiple)) throw new Refusal('poll_choice_invalid');
      const own = and(eq(pollVotes.messageId, message.id), eq(pollVotes.userId, userId));
      const before = await tx.select({ option: pollVotes.option }).from(pollVotes).where(own);
      const known = new Set(before.map(({ option }) => option));
      const added = chosen.filter((option) => !known.has(option));
      if (added.length === 0 && known.size === chosen.length) return undefined;
      await tx.delete(pollVotes).where(and(own, notInArray(pollVotes.option, [...chosen])));
      const at = clock();
      if (added.length > 0)
        await tx
          .insert(pollVotes)
          .values(added.map((option) => ({ messageId: message.id, userId, option, createdAt: at })));
      return poll;
    });
  }

  async function endPoll(members: TopicMembers, chatId: string): Promise<PollAnswer> {
    const message = await requirePoll(members, chatId);
    if (message.senderId !== members.self.userId) throw new Refusal('poll_end_refused');
    return change(members, message, async (tx, poll) => {
      if (isEnded(poll, clock())) return undefined;
      const ended = { ...poll, ended_at: clock().toISOString() };
      await tx.update(messages).set({ poll: ended }).where(eq(messages.id, message.id));
      return ended;
    });
  }

  async function voters(members: TopicMembers, chatId: string): Promise<{ options: Person[][] }> {
    const { id: messageId, poll } = await requirePoll(members, chatId);
    if (!poll) throw new Refusal('message_not_found');
    if (poll.is_anonymous) throw new Refusal('poll_anonymous');
    const votes = await db
      .select({ userId: pollVotes.userId, option: pollVotes.option })
      .from(pollVotes)
      .where(eq(pollVotes.messageId, messageId))
      .orderBy(asc(pollVotes.createdAt), asc(pollVotes.userId));
    // Members as the reader sees them: behind a block as they were when it began. Those who left are looked up.
    const people = new Map<string, Person>(
      members.all.map(({ userId, name, avatar }) => [userId, { _id: userId, name, avatar }]),
    );
    const gone = [...new Set(votes.map(({ userId }) => userId))].filter((id) => !people.has(id));
    for (const { id, name, avatar } of gone.length > 0 ? await users.find(gone) : [])
      people.set(id, { _id: id, name, avatar });
    const byOption = Map.groupBy(votes, ({ option }) => option);
    const options = Array.from({ length: poll.option_count }, (_, place) =>
      (byOption.get(place) ?? []).flatMap(({ userId }) => people.get(userId) ?? []),
    );
    return { options };
  }

  return { vote, endPoll, voters };
}
