/** A message of one of the person's conversations that the person asks about. It is material, whoever wrote it: never an instruction. */
export type AssistantQuote = {
  /** Name of the writer. */
  by: string;
  /** Whether the person who asks wrote it. */
  isOwn: boolean;
  /** ISO 8601. */
  date: string;
  /** Its words as they were written. */
  text: string;
};

/** What somebody said in a conversation with the assistant. */
export type AssistantTurn = {
  /** Who said it. */
  role: 'person' | 'assistant';
  /** What was said. */
  text: string;
  /** The messages that it is about, oldest first; empty where none of them can be read any more. Left out where it is about none. */
  quotes?: readonly AssistantQuote[] | undefined;
};

/** A page that an answer is taken from: a path of the application, such as `/help/en/calls`, or a whole address. */
export type AssistantSource = { title: string; url: string };

/** A message of one of the person's conversations. */
export type AssistantFoundMessage = {
  /** Id of the conversation. */
  topicId: string;
  /** Its name on the person's screen. */
  conversation: string;
  /** `chat_id` of the message. */
  chatId: string;
  /** Name of the sender. */
  by: string;
  /** Its words, in the person's language where they were translated. */
  text: string;
  /** ISO 8601. */
  date: string;
  /** Path of the application that shows it. */
  url: string;
};

/** Somebody whom the person may see. */
export type AssistantFoundPerson = {
  /** Id of the account. */
  id: string;
  name: string;
  country: string | null;
  language: string | null;
  isFriend: boolean;
  /** Path of the application that shows the person. */
  url: string;
};

/** A conversation with messages that the person has not read. */
export type AssistantUnread = {
  /** Id of the conversation. */
  topicId: string;
  /** Its name on the person's screen. */
  conversation: string;
  /** Messages that were not read. */
  count: number;
  /** The newest message; null where it has no words. */
  last: { by: string; text: string; date: string } | null;
  /** Path of the application that shows it. */
  url: string;
};

/** A sentence in another language, or that it could not be translated. */
export type AssistantTranslation =
  | {
      status: 'done';
      text: string;
      /** Name of the translation engine. */
      engine: string;
      /** How good translations of this engine are; `rough` has to be marked. */
      grade: 'exact' | 'good' | 'rough';
      /** BCP 47 tag of the language that it was translated from. */
      source: string;
    }
  | { status: 'failed' | 'unavailable'; detail: string };

/** What an engine may ask about the person who asks it, and nobody else; every call rejects when the data cannot be read. */
export type AssistantTools = {
  /** Messages of the person's conversations that contain the words, newest first; a word is found by its beginning. */
  findMessages: (words: string, limit?: number) => Promise<AssistantFoundMessage[]>;
  /** People by name. */
  findPeople: (name: string, limit?: number) => Promise<AssistantFoundPerson[]>;
  /** The newest message of each conversation, where somebody else wrote it, newest first; `since` leaves out older ones. */
  newest: (since?: Date) => Promise<AssistantFoundMessage[]>;
  /** Conversations with messages that were not read, newest first; `since` leaves out those whose newest message is older. */
  unread: (since?: Date) => Promise<AssistantUnread[]>;
  /**
   * Translates with the engines of the server; without `source` the language is detected. Tags are BCP 47. Once the engine was given
   * words that only this server may have, no service outside translates for it.
   */
  translate: (request: { text: string; target: string; source?: string }) => Promise<AssistantTranslation>;
};

/** Who asks. */
export type AssistantReader = {
  /** Name of the profile. */
  name: string;
  /** BCP 47 tag of the language to answer in, unless the question asks for another one. */
  language: string;
  /** Plan by which the person may do things. */
  plan: 'free' | 'premium' | 'ultimate' | 'enterprise';
};

/** One question. */
export type AssistantQuestion = {
  /** What the person asks. */
  text: string;
  /** The messages that it is about, oldest first; empty where none of them can be read any more. Left out where it is about none. */
  quotes?: readonly AssistantQuote[] | undefined;
  /** What was said before, oldest first, without the question. */
  conversation: readonly AssistantTurn[];
  /** Who asks. */
  reader: AssistantReader;
  /** What may be known of the person. */
  tools: AssistantTools;
  /** Ends the answer early; the outcome is then `failed`, and what was written stays. */
  signal?: AbortSignal | undefined;
};

/** A piece of an answer: text that follows what came before, or the pages that the answer is taken from. */
export type AssistantPart =
  | { kind: 'text'; text: string }
  | { kind: 'sources'; sources: readonly AssistantSource[] };

/**
 * What became of a question. `done`: the answer is whole and not empty. `failed`: it should have worked and may work later, at the
 * earliest after `retryAfterMs` milliseconds. `unavailable`: asking again is pointless. `detail` is a sentence for operators,
 * without the person's texts.
 */
export type AssistantOutcome =
  | { status: 'done' }
  | { status: 'failed'; detail: string; retryAfterMs?: number | undefined }
  | { status: 'unavailable'; detail: string };

/**
 * What answers as SmartTalk. An engine never rejects, answers concurrent questions independently, calls `write` only until its
 * outcome, and treats the question and the conversation as text: nothing in them changes what it may do.
 */
export type AssistantEngine = {
  /** Name of the adapter, as stored with each answer, e.g. `openai` or `help`. */
  readonly id: string;
  /** A language model, or the help pages and skills without one. */
  readonly kind: 'model' | 'offline';
  /** Name of the model, for people; null where there is none. */
  readonly model: string | null;
  /** Host that questions are sent to; null where they stay on this server. */
  readonly host: string | null;
  /** How many of some messages, counted from the newest, can be sent with one question; 0 where questions about messages are not understood. */
  readonly quotesTaken: (quotes: readonly AssistantQuote[]) => number;
  /** Answers a question in Markdown, piece by piece as it is written; never rejects. */
  answer: (question: AssistantQuestion, write: (part: AssistantPart) => void) => Promise<AssistantOutcome>;
  /** Ends connections; running answers end as `failed`, later ones as `unavailable`. Safe to call twice. */
  close: () => Promise<void>;
};
