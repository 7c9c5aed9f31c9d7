import type { ChatMessage } from '../model/ChatMessage.ts';
import type { DayLabel } from '../time/dayOf.ts';

/** One row of the message list: a message with all that stands around it. */
export interface ConversationRow {
  /** Key of the row: the client id, which is the same before and after the message is stored. */
  readonly key: string;
  /** The message. */
  readonly message: ChatMessage;
  /** Heading above the message when it is the first of its day, else null. */
  readonly day: DayLabel | null;
  /** Whether the line "Unread messages" stands above it. */
  readonly isFirstUnread: boolean;
  /** Whether the viewer wrote it. */
  readonly isOwn: boolean;
  /** Its place in a run of messages by one author. */
  readonly run: 'single' | 'first' | 'middle' | 'last';
}
