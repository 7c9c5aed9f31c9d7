import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';

/** A member of a topic, as far as messages care. */
export type Reader = {
  userId: string;
  name: string;
  avatar: string | null;
  /** Name of the profile's language. */
  language: string;
  /** BCP 47 tag the member reads the topic in. */
  reads: string;
  /** The same where it was chosen for this topic. */
  readingLanguage: string | null;
  clearedSeq: number;
  seenSeq: number;
  seenTime: Date | null;
};

/** The check that stands before everything: who is in the topic. Refuses with `topic_not_found`. */
export type RequireMember = (topicId: string, userId: string) => Promise<ReaderView>;

/** The members of a topic as one of them sees it. */
export type ReaderView = { topicId: string; self: Reader; others: Reader[]; all: Reader[] };

/** The same check as part of another statement. */
export type MembersAlong = {
  /** The members as a value to select. */
  value: (topicId: string) => SQL;
  /** Reads such a value; refuses with `topic_not_found`. */
  read: (value: string, topicId: string, userId: string) => ReaderView;
  /** A condition: these are still the members, and they read and write the same languages. */
  unchanged: (topicId: string, readers: readonly Reader[]) => SQL;
};

/** Where a message's translation into one language stands. */
export type StoredTranslation = {
  message_id: string;
  topic_id: string;
  language: string;
  state: 'queued' | 'done' | 'failed' | 'unavailable' | 'stale' | 'none';
  text: string | null;
  source: string | null;
  engine: string | null;
};

/** One order for translations. */
export type TranslationOrder = {
  message_id: string;
  topic_id: string;
  text: string;
  source: string | null;
  writerLanguage?: string | null | undefined;
  targets: readonly string[];
};

/** What messages need of the translation domain. */
export type Translations = {
  detect: (text: string, writerLanguage?: string | null) => string | null;
  request: (order: TranslationOrder) => Promise<StoredTranslation[]>;
  /**
   * For a message that is about to be stored: where its translations will stand, and the statement that orders them.
   * Afterwards `wake` is called.
   */
  draft: (order: TranslationOrder) => {
    orders: StoredTranslation[];
    insert: ((stored: SQL) => SQL) | undefined;
  };
  retry: (
    order: { message_id: string; language: string },
    tx?: Database,
  ) => Promise<StoredTranslation | undefined>;
  read: (ids: readonly string[], language: string, tx?: Database) => Promise<Map<string, StoredTranslation>>;
  forget: (ids: readonly string[], tx?: Database) => Promise<void>;
  wake: () => void;
};

/** What messages need of the files domain. */
export type MessageFiles = {
  /** Keeps a file that a message is about to refer to; refuses with `file_not_found` unless it is the sender's own. */
  claim: (
    url: string,
    owner: { userId: string },
  ) => Promise<{
    url: string;
    kind: 'image' | 'video' | 'audio' | 'file';
    contentType: string;
    size: number;
    width: number | null;
    height: number | null;
  }>;
  /** Gives up a file that no message shows any more, whoever uploaded it. */
  release: (url: string) => Promise<void>;
};

/** What the chat domain is built on. */
export type ChatContext = {
  db: Database;
  clock: Clock;
  publisher: Publisher;
  requireMember: RequireMember;
  members: MembersAlong;
  translations: Translations;
  files: MessageFiles;
  /** The private topic of two people, made when it is missing and the plan has room. */
  ensurePrivateTopic: (userId: string, targetId: string) => Promise<string>;
  /** Tells members that a hidden topic is back, and, a little later, that a topic's preview changed. */
  topicTouched: (topicId: string, shownTo: readonly string[]) => void;
  /** BCP 47 tag of a profile's language name. */
  codeOfLanguage: (name: string) => string;
};
