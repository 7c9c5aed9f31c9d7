import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import type { TranslationOutcome, TranslationRequest } from '../../ports/Translator.ts';
import type { Term } from '../../ports/translation/maskTerms.ts';

/**
 * Where a translation of a message stands; `none`: the text needs none in that language, `not_included`: the reader's plan has
 * none.
 */
export type TranslationState =
  | 'not_included'
  | 'queued'
  | 'done'
  | 'failed'
  | 'unavailable'
  | 'stale'
  | 'none';

/** How far one language is translated into another one: `all` texts, the sentences of the phrase memory, or none. */
export type TranslationReach = 'all' | 'phrases' | 'none';

/** What holds for the texts of a topic. */
export type TextRules = {
  /** Whether only engines of this server may see them. */
  isLocalOnly: boolean;
  /** Names and words that are not left to engines. */
  terms: readonly Term[];
};

/** A request without what its topic decides. */
export type RuledRequest = Omit<TranslationRequest, 'isLocalOnly' | 'mayLeave' | 'slots'>;

/** A message in one language. */
export type MessageTranslation = {
  message_id: string;
  topic_id: string;
  /** BCP 47 tag of the language that was asked for. */
  language: string;
  state: TranslationState;
  /** The translated text when `done`. */
  text: string | null;
  /** BCP 47 tag of the original's language; null when it is unknown. */
  source: string | null;
  /** Name of the engine that translated; of an unavailable one, those that have the direction and cannot translate this text; of a failed one, that whose limit is reached. */
  engine: string | null;
  /** Account that proposed the text, where `engine` is `correction`; null where it is gone. */
  corrected_by?: string | null | undefined;
};

/** Where a text would stand: in the place of a message whose words it replaces, or behind all, by somebody. */
export type TextPlace = { messageId: string } | { writerId: string };

/** What somebody would read of a text that is not sent. */
export type PreviewedText = {
  state: 'none' | 'done' | 'failed' | 'unavailable';
  text: string | null;
  /** Name of the engine that translated. */
  engine: string | null;
};

/** A translation of a message that a person proposes. */
export type TranslationCorrection = Required<
  Pick<TranslationOrder, 'message_id' | 'topic_id' | 'text' | 'source' | 'version'>
> & {
  /** BCP 47 tag of the language that it is in. */
  language: string;
  /** The translation. */
  corrected: string;
  /** Who proposes it. */
  userId: string;
};

/** A message to translate. */
export type TranslationOrder = {
  message_id: string;
  topic_id: string;
  /** The message's text. */
  text: string;
  /** BCP 47 tag of the text's language; null lets it be detected. */
  source: string | null;
  /** BCP 47 tag of the writer's profile language, the hint for detection. */
  writerLanguage?: string | null | undefined;
  /** BCP 47 tags of the languages that online members need. */
  targets: readonly string[];
  /** Version of the text, 1 by default; a higher one makes earlier translations stale. */
  version?: number | undefined;
};

/** An order for a message that is about to be stored. */
export type PreparedOrder = {
  /** What the statement that stores the message takes along, for `insertOrders`; undefined when nothing is ordered. */
  orders: string | undefined;
  /**
   * Where each translation stands, and begins with those that are queued; to be called once, with the JSON array of
   * what `insertOrders` returned, or with an empty one when the message was not stored.
   */
  stored: (rows: string) => MessageTranslation[];
};

/** Translations of messages: a queue in the database that survives crashes, and its results. */
export type Translations = {
  /** BCP 47 language of a text, or null; the languages of who wrote it and who reads it are hints. */
  detect: (
    text: string,
    writerLanguage?: string | null,
    readerLanguages?: readonly string[],
  ) => string | null;
  /** Orders translations of messages that are stored; returns where each stands (`none` where the text needs none). */
  request: (...orders: readonly TranslationOrder[]) => Promise<MessageTranslation[]>;
  /** What `request` would do for a message that is about to be stored. */
  prepare: (order: TranslationOrder) => PreparedOrder;
  /**
   * The statement that orders translations, to be made part of the message's own: nothing is ordered when the relation
   * `stored` is empty. What an engine knows by heart, or the cache, is done at once.
   */
  insertOrders: (stored: SQL, orders: SQL) => SQL;
  /** Orders a failed or unavailable translation anew; undefined when there is none to retry. */
  retry: (order: { message_id: string; language: string }) => Promise<MessageTranslation | undefined>;
  /** Translates a text of a topic that is no message, by the rules of the topic. */
  translate: (topicId: string, request: RuledRequest) => Promise<TranslationOutcome>;
  /**
   * Translates a text as if it were sent in a topic, and stores nothing of it; a null `source` is unknown. `place` says where the text
   * would stand, for engines that want to know what was said before; left out, they do not get it.
   */
  preview: (
    topicId: string,
    request: Pick<RuledRequest, 'text' | 'target' | 'signal'> & {
      source: string | null;
      place?: TextPlace | undefined;
    },
  ) => Promise<PreviewedText>;
  /** Whether an engine has come for a translation that was unavailable when it was last tried; with `isLocalOnly`, one of this server. */
  mayRenew: (translation: MessageTranslation, isLocalOnly: boolean) => boolean;
  /** How far texts of one language are translated into another one here; undefined while a service does not say. */
  reach: (source: string, target: string, isLocalOnly: boolean) => Promise<TranslationReach | undefined>;
  /**
   * Puts a translation that a person wrote in the place of what engines made of a message, and of the next messages of the topic with
   * the same words. Undefined where it stands there already.
   */
  correct: (tx: Database, correction: TranslationCorrection) => Promise<MessageTranslation | undefined>;
  /**
   * Takes a correction back: the message is translated anew, and the correction is used for no further message of the topic.
   * Undefined where there is none. `wake` has to be called after the commit.
   */
  withdraw: (
    tx: Database,
    corrected: { message_id: string; topic_id: string; language: string },
  ) => Promise<MessageTranslation | undefined>;
  /** Selects the corrections of a message as JSON of {@link MessageTranslation}s, or null, for use in another statement. */
  selectCorrections: (messageId: SQL) => SQL<string | null>;
  /** The corrections of messages, by message id. */
  corrections: (messageIds: readonly string[]) => Promise<Map<string, MessageTranslation[]>>;
  /** What there is of messages in one language, by message id. */
  read: (
    messageIds: readonly string[],
    language: string,
    tx?: Database,
  ) => Promise<Map<string, MessageTranslation>>;
  /** Selects the same for one message as text for `readSelected`, or null, for use in another statement. */
  select: (messageId: SQL, language: SQL) => SQL<string | null>;
  /** What `select` selected. */
  readSelected: (selected: string) => MessageTranslation;
  /** Removes everything about recalled messages, cached texts included. */
  remove: (messageIds: readonly string[], tx?: Database) => Promise<void>;
  /** Takes up what an earlier run left and works from then on. */
  start: () => Promise<void>;
  /** Looks for work now. */
  wake: () => void;
  /** Takes no more work and waits for what is running; unfinished orders stay queued. */
  stop: () => Promise<void>;
};

/** What must stand or fall with a translation that ends, as parts of the statement that ends it. */
export type OutcomeRecorder = {
  /**
   * Selects and locks what is translated by the id of its message and the version of its text, and its `topic_id`; where it
   * selects nothing, the translation is not ended.
   */
  find: (messageId: SQL, version: SQL) => SQL;
  /**
   * Further parts. They may read `found`, what `find` selects, and `resolved` (`message_id`, `topic_id`, `language`),
   * which is empty when the translation was removed, outdated or claimed again meanwhile.
   */
  parts: (at: SQL) => Readonly<Record<string, SQL>>;
  /** Selects the text with which `publish` is called. */
  select: SQL;
  /** Called after the commit. */
  publish: (translation: MessageTranslation, recorded: string) => void;
};
