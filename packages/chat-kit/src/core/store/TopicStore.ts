import type { ChatMessage, DeliveryState, MessageSnapshot } from '../model/Message.ts';
import type { TopicChange } from '../model/TopicChange.ts';

/** What a topic looks like at one moment; parts that did not change keep their identity. */
export interface TopicSnapshot {
  /** Stored messages by their place, then those still waiting, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** The last change up to which nothing is missing. */
  readonly lastSeq: number;
  /** Whether changes are known to be missing, so that the server should be asked. */
  readonly needsSync: boolean;
  /** Whether messages may be missing between those that are here: of a copy kept on the device, or that came before the first page. */
  readonly hasHole: boolean;
  /** Whether older pages exist; true until the server said otherwise. */
  readonly hasOlder: boolean;
  /** Per person, the moment up to which they have seen everything, milliseconds since 1970. */
  readonly seenTimes: ReadonlyMap<string, number>;
  /** The newest change that pinned or unpinned a message; 0 while there is none. */
  readonly pinsSeq: number;
  /** The newest change after which a message says something else, or nothing; 0 while there is none. */
  readonly rewritesSeq: number;
}

/** A page of history as the store takes it. */
export interface HistoryPage {
  /** The messages, in any order. */
  readonly messages: readonly MessageSnapshot[];
  /** Whether messages exist that are older than these. */
  readonly hasOlder: boolean;
  /** The topic's sequence number when the page was read, if the server says it. */
  readonly asOf?: number | undefined;
  /** The change up to which nothing is missing, where messages come after it. Default: the newest message. */
  readonly completeTo?: number | undefined;
  /** By the id of a person: up to when they have seen the conversation, milliseconds since 1970. */
  readonly seenTimes?: Readonly<Record<string, number>> | undefined;
  /** Whether this is the newest page, after which only later changes can be missing. */
  readonly isNewest: boolean;
}

/** One conversation's messages; see {@link createTopicStore}. */
export interface TopicStore {
  /** Calls back after every change; made for `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The present state; the same object until something changes. */
  readonly getSnapshot: () => TopicSnapshot;
  /** Applies changes together, with one notification. Idempotent, in any order. */
  readonly apply: (changes: readonly TopicChange[]) => void;
  /** Adds a page of history. */
  readonly addPage: (page: HistoryPage) => void;
  /** Takes away the messages whose time is over by now. */
  readonly expire: () => void;
  /** When the next message or quote ends, milliseconds since 1970; infinity where none does. */
  readonly nextExpiry: () => number;
  /** Notes that the server has reached `seq`. */
  readonly announceSeq: (seq: number) => void;
  /** Shows a message that is not stored yet, or updates it; ignored once it is stored. */
  readonly putPending: (message: ChatMessage) => void;
  /** Sets how far a waiting message has come; ignored once it is stored. */
  readonly setDelivery: (chatId: string, delivery: DeliveryState) => void;
  /** Takes a waiting message away. */
  readonly removePending: (chatId: string) => void;
  /** Notes up to when somebody has seen the conversation. */
  readonly markSeen: (userId: string, seenTime: number) => void;
  /** Chooses which language's translations are shown. */
  readonly setReadingLanguage: (language: string | null) => void;
  /** Finds a message by its client id. */
  readonly find: (chatId: string) => ChatMessage | undefined;
  /** Whether a message is known to be recalled, deleted by the viewer or over, also one that is not loaded. */
  readonly isGone: (chatId: string) => boolean;
}
