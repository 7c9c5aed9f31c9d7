import type { AttachmentText } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { TopicMembers } from '../topics/Topics.ts';

/** What the words of an attachment are in. */
export type Medium = 'voice' | 'picture';

/** An attachment whose words somebody wants. `again`: what failed is tried once more. */
export type AttachmentRequest = {
  chatId: string;
  place: number;
  medium: Medium;
  again: boolean;
};

/** The words of voice messages and in pictures. */
export type AttachmentTexts = {
  /** Where they stand for a member; what is missing is ordered. */
  request: (members: TopicMembers, request: AttachmentRequest) => Promise<AttachmentText>;
  /** Removes what is known of messages whose content is gone. */
  remove: (messageIds: readonly string[], tx: Database) => Promise<void>;
};
