import type { MessagePage, TopicChange } from '@franca/chat-kit';

/** Copies of the newest page of each conversation, for a reload without a network. */
export interface PageCache {
  /** The copy of a topic's newest page. */
  read: (topicId: string) => Promise<MessagePage | undefined>;
  /** Keeps a newest page. */
  write: (topicId: string, page: MessagePage) => void;
  /** Brings the copy up to date with what happened since. */
  apply: (topicId: string, changes: readonly TopicChange[]) => void;
  /** Lets go of the copy of a topic whose history was deleted. */
  forget: (topicId: string) => void;
}
