import type { LastMessage, Message, ParsedMessageInput } from '@franca/contract';
import type { TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { SettledRecorder } from '../translate/Translations.ts';
import type { RecordCall } from './createCallRecords.ts';

/** Messages, as the other domains use them. */
export type Chat = {
  /** Stores a message once and sends it to the topic. */
  send: (userId: string, input: ParsedMessageInput, at?: Date) => Promise<Message>;
  /** Marks a topic as seen up to an ISO 8601 time. */
  seen: (members: TopicMembers, seenTime: string) => Promise<{ seq: number }>;
  /** Newest visible message of each topic in a member's language, by topic, for chat lists. */
  previewsOf: (
    views: readonly { topicId: string; reader: TopicMember }[],
  ) => Promise<Map<string, LastMessage>>;
  /** Stores the record of a call as a message, once. */
  recordCall: RecordCall;
  /** Makes finished translations changes of their topics. */
  recorder: SettledRecorder;
};
