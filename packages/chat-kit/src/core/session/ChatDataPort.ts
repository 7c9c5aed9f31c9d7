import type { MessageSnapshot } from '../model/MessageSnapshot.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import type { Person } from '../model/Person.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import type { SendOutcome } from '../outbox/SendOutcome.ts';

/** What a page of history answers. */
export interface MessagePage {
  /** Messages, in any order. */
  readonly messages: readonly MessageSnapshot[];
  /** Whether older ones exist. */
  readonly hasOlder: boolean;
  /** The topic's sequence number when the page was read, if the server says it. */
  readonly asOf?: number;
}

/** What the server answers to "what changed since". */
export interface ChangePage {
  /** Changes after the asked number, without gaps. */
  readonly changes: readonly TopicChange[];
  /** The topic's present sequence number. */
  readonly seq: number;
  /** Whether more changes follow. */
  readonly hasMore: boolean;
}

/** What the server tells a page that has a topic open. */
export interface TopicHandlers {
  /** Something changed. */
  readonly onChange: (change: TopicChange) => void;
  /** Somebody is typing. */
  readonly onTyping: (person: { userId: string; name: string }) => void;
  /** The connection is back after a break, so that changes may have been missed. */
  readonly onReconnect: () => void;
}

/**
 * The one door between the kit and a backend. Rejections carry an `Error` whose message may be shown to a person.
 * The socket is an optimisation: everything arrives through `fetchChanges` too.
 */
export interface ChatDataPort {
  /** Who reads. */
  readonly viewer: Person;
  /** The newest messages that are older than `before` (milliseconds since 1970), or the newest of all for null. */
  fetchMessages(request: { topicId: string; before: number | null; limit: number }): Promise<MessagePage>;
  /** Changes after `since`. */
  fetchChanges(request: { topicId: string; since: number; limit: number }): Promise<ChangePage>;
  /**
   * Stores a message, its file first; sending the same client id twice must give the first message again. `report` takes
   * the share of the file that is there, 0 to 1.
   */
  sendMessage(message: OutgoingMessage, report?: (share: number) => void): Promise<SendOutcome>;
  /** Recalls an own message for everybody. */
  recallMessage(request: { topicId: string; chatId: string }): Promise<void>;
  /** Asks for a translation again; the answer comes as a change. */
  requestTranslation(request: { topicId: string; chatId: string }): Promise<void>;
  /** Everything up to `seenTime` (milliseconds since 1970) was seen. */
  markSeen(request: { topicId: string; seenTime: number }): Promise<void>;
  /** The viewer has the input focused. */
  sendTyping(request: { topicId: string }): Promise<void>;
  /** Hears what happens in a topic; the returned function stops it. */
  subscribeTopic(topicId: string, handlers: TopicHandlers): () => void;
}
