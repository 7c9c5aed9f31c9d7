import type { AttachmentText } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { TopicMembers } from '../topics/Topics.ts';

/** Kind of attachment that holds the text. */
export type Medium = 'voice' | 'picture';

/** A request for the text of an attachment. `again`: a failed recognition or translation is retried. */
export type AttachmentRequest = {
  chatId: string;
  place: number;
  medium: Medium;
  again: boolean;
};

/** Texts recognised in voice messages and pictures. */
export type AttachmentTexts = {
  /** The state of a text for a member. Queues the recognition or translation that is missing. */
  request: (members: TopicMembers, request: AttachmentRequest) => Promise<AttachmentText>;
  /** Removes the texts of messages whose content was removed. */
  remove: (messageIds: readonly string[], tx: Database) => Promise<void>;
};
