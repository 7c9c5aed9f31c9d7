import type { Attachment, AttachmentText } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { TopicMembers } from '../topics/Topics.ts';

/** Kind of attachment that contains the text. */
export type Medium = 'voice' | 'picture';

/** A request for the text of an attachment. `again`: a failed recognition or translation is retried. */
export type AttachmentRequest = {
  chatId: string;
  place: number;
  medium: Medium;
  again: boolean;
};

/** A message that has files, as its words are kept. */
export type MessageWithFiles = {
  id: string;
  senderId: string;
  attachments: readonly Pick<Attachment, 'type' | 'name'>[];
};

/** Texts recognised in voice messages and pictures, and those of transcripts. */
export type AttachmentTexts = {
  /** The state of a text for a member. Queues the recognition or translation that is missing. */
  request: (members: TopicMembers, request: AttachmentRequest) => Promise<AttachmentText>;
  /**
   * Says that a message is about to be stored. Where it has a transcript, this is read soon, also when the process ends before
   * {@link AttachmentTexts.begin}.
   */
  expect: (message: MessageWithFiles) => Promise<void>;
  /** Says that it is stored: its transcript is read now, without being waited for. */
  begin: (message: MessageWithFiles) => void;
  /**
   * Of those of some messages that have a transcript, the line with the words of a search, which are folded as `search_text` does it.
   * Only for messages that the person who searches can read.
   */
  excerpts: (messageIds: readonly string[], words: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Removes the texts of messages whose content was removed. */
  remove: (messageIds: readonly string[], tx: Database) => Promise<void>;
};
