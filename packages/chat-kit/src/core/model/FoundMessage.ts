import type { TopicPreview } from './Topic.ts';

/** A message that a search of all conversations has found. */
export interface FoundMessage extends TopicPreview {
  /** Its conversation. */
  readonly topicId: string;
  /** Client id of the message. */
  readonly chatId: string;
  /** What of a file of the message contains the words that were searched for, such as a line of a transcript. */
  readonly excerpt?: string | undefined;
}

/** A page of what a search has found. */
export interface FoundPage {
  /** Messages, newest first. */
  readonly messages: readonly FoundMessage[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}
