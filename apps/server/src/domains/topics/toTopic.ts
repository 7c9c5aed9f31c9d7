import type { LastMessage, Member, Topic } from '@franca/contract';
import type { topics } from '../../db/schema/topics.ts';
import type { Participant } from './Participant.ts';

/** A topic as stored. */
export type TopicRow = typeof topics.$inferSelect;

/** What one reader's view of a topic adds to its row. */
export type TopicParts = {
  /** All members, the reader included. */
  members: readonly Participant[];
  /** The reader. */
  readerId: string;
  /** Messages of others the reader has not seen. */
  unread: number;
  /** Newest message in the reader's language; null when there is none. */
  last: LastMessage | null;
};

const toMember = (member: Participant): Member => ({
  _id: member.userId,
  name: member.name,
  avatar: member.avatar,
  is_verified: member.isVerified,
  country: member.country,
  language: member.language,
  accent: member.accent,
});

/** A topic as one of its members gets it (1 §3). */
export function toTopic(row: TopicRow, { members, readerId, unread, last }: TopicParts): Topic {
  const self = members.find((member) => member.userId === readerId);
  return {
    _id: row.id,
    is_group: row.isGroup,
    name: row.name,
    topic_name: row.name,
    image: row.image,
    topic_image: row.image,
    members: members.map(toMember),
    last_message: last,
    unread_count: unread,
    // A message that was sent while the reader deleted the chat shows it again, whatever was written last.
    is_hidden: (self?.isHidden ?? false) && last === null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    theme: row.theme,
    is_block: false,
    seq: row.lastSeq,
    is_muted: self?.isMuted ?? false,
    language: self?.readingLanguage ?? null,
    show: self?.show ?? 'translated',
  };
}
