/** A conversation with the assistant in the list of them. */
export interface AssistantTopic {
  /** Names it. */
  readonly id: string;
  /** What it is called. */
  readonly title: string;
  /** When it began, milliseconds since 1970; the list shows the newest first. */
  readonly createdAt: number;
}

/** Where an answer stands. What was written until it was stopped or broke off is its text. */
export type AnswerState = 'writing' | 'done' | 'stopped' | 'failed';

/** Where an answer was taken from. */
export interface AssistantSource {
  /** Name of the page. */
  readonly title: string;
  /** Its address; one that begins with `/` is a page of the application. */
  readonly url: string;
}

/** Messages of a conversation between people: some of them by their client ids, or all from one on. */
export type QuoteChoice = { readonly conversationId: string } & (
  | { readonly chatIds: readonly string[] }
  | { readonly fromChatId: string }
);

/** A message that a question is about. */
export interface AssistantQuote {
  /** Its client id. */
  readonly chatId: string;
  /** Who wrote it. */
  readonly authorName: string;
  /** Whether the viewer wrote it. */
  readonly isOwn: boolean;
  /** When it was written, milliseconds since 1970. */
  readonly sentAt: number;
  /** Its words as they were written. */
  readonly text: string;
  /** BCP 47 tag of the words; null where it is not known. */
  readonly language: string | null;
}

/** What a question about messages sends. */
export interface AssistantQuotes {
  /** The conversation between people. */
  readonly conversationId: string;
  /** The messages, oldest first; none where there are no words that may be sent. */
  readonly messages: readonly AssistantQuote[];
  /** Whether there were more than can be sent, and the oldest are left out. */
  readonly isCut: boolean;
  /** Names these words: the backend refuses a question about others with `changed`. */
  readonly version: string;
}

/** From where on a text is in a language. */
export interface TextLanguage {
  /** Where it begins, in UTF-16 code units. */
  readonly at: number;
  /** BCP 47 tag. */
  readonly language: string;
}

/** A question or an answer. */
export interface AssistantMessage {
  /** Names it. */
  readonly id: string;
  /** The conversation that it is in. */
  readonly topicId: string;
  /** Whether the assistant wrote it. */
  readonly isAnswer: boolean;
  /** Its Markdown; nobody has checked it. */
  readonly text: string;
  /** Its versions before it was regenerated, the oldest first. */
  readonly earlier: readonly string[];
  /** The languages of its paragraphs, the first one first. Default: not known. */
  readonly languages?: readonly TextLanguage[] | undefined;
  /** Those of its earlier versions, in their order. Default: not known. */
  readonly earlierLanguages?: readonly (readonly TextLanguage[])[] | undefined;
  /** When it was written, milliseconds since 1970. */
  readonly sentAt: number;
  /** Where it stands; `done` for a question. */
  readonly state: AnswerState;
  /** What wrote it, such as the name of a model; null for a question. */
  readonly engine: string | null;
  /** What it was taken from. */
  readonly sources: readonly AssistantSource[];
  /** The conversation between people that a question is about, and how many messages of it. Default: about none. */
  readonly quotes?: { readonly conversationId: string; readonly count: number } | null | undefined;
}

/** One page of a conversation. */
export interface AssistantPage {
  /** Its messages, newest first. */
  readonly messages: readonly AssistantMessage[];
  /** Its number; 1 has the newest messages. */
  readonly page: number;
  /** How many pages there are. */
  readonly pageCount: number;
}

/** How often one may ask within a time. */
export interface AssistantAllowance {
  /** Questions in that time. */
  readonly limit: number;
  /** Those that are left. */
  readonly remaining: number;
  /** When the next one comes back, milliseconds since 1970. */
  readonly resetsAt: number;
}

/** How often the viewer may ask. */
export interface AssistantLimits {
  /** In a minute. */
  readonly minute: AssistantAllowance;
  /** In a day. */
  readonly day: AssistantAllowance;
}

/** What answers: a language model, an assistant without one, or nothing. */
export interface AssistantEngine {
  /** `model`, a language model; `offline`, an assistant without one; `none`, nothing answers. */
  readonly kind: 'model' | 'offline' | 'none';
  /** Name of the model, or null. */
  readonly name: string | null;
  /** Host that questions are sent to; null where they stay on the application's own server. */
  readonly host: string | null;
}

/** What answers, and what the viewer may do. */
export interface AssistantStatus {
  /** What answers. */
  readonly engine: AssistantEngine;
  /** Whether the viewer's plan includes asking; reading and deleting stay without it. */
  readonly canAsk: boolean;
  /** How often the viewer may ask; null where nobody counts. */
  readonly limits: AssistantLimits | null;
}

/** What is known of an answer before its first word. */
export interface AnswerStart {
  /** The conversation; a new one has its id from here. */
  readonly topicId: string;
  /** Id of the question; null where only the answer is new. */
  readonly questionId: string | null;
  /** Id of the answer. */
  readonly answerId: string;
}

/** Takes an answer while it is written. */
export interface AnswerHandlers {
  /** Called once, before the first word; a backend that cannot stream may leave it out. */
  readonly onStart: (start: AnswerStart) => void;
  /** Called with each further piece of text. */
  readonly onText: (more: string) => void;
}

/** A whole answer. */
export interface AnswerResult {
  /** The answer. */
  readonly message: AssistantMessage;
  /** How often one may still ask; null where that is not known. */
  readonly limits: AssistantLimits | null;
}

/** What every request to the backend is given beside its contents. */
export interface AssistantRequestOptions {
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** A question. */
export interface AssistantQuestion {
  /** The conversation; null begins one. */
  readonly topicId: string | null;
  /** What is asked. */
  readonly text: string;
  /** Id of an own question that this one replaces, with all that followed it; or null. */
  readonly replaces: string | null;
  /** Asked again with the same id, it must be carried out once. */
  readonly requestId: string;
  /** The messages that it is about, as `loadQuotes` gave them. Default: none, or those of the question that it replaces. */
  readonly quotes?: AssistantQuotes | undefined;
  /** What was said before it, oldest first, as far as it is loaded: for backends that keep no conversations. */
  readonly conversation: readonly AssistantMessage[];
}

/** An answer that is to be written anew. */
export interface AnswerRenewal {
  /** The last answer of a conversation. */
  readonly answerId: string;
  /** Asked again with the same id, it must be carried out once. */
  readonly requestId: string;
  /** What was said before it, the question last, as far as it is loaded: for backends that keep no conversations. */
  readonly conversation: readonly AssistantMessage[];
}

/**
 * The backend of an assistant. Functions reject with an `AssistantError`; its sentence is shown. An answer goes on where it is
 * written when a connection ends; `follow` finds it again.
 */
export interface AssistantPort {
  /** What answers, and how often the viewer may ask. */
  readonly loadStatus: (options: AssistantRequestOptions) => Promise<AssistantStatus>;
  /** All conversations. */
  readonly loadTopics: (options: AssistantRequestOptions) => Promise<readonly AssistantTopic[]>;
  /** A page of a conversation, 20 messages; page 1 has the newest. */
  readonly loadPage: (
    request: { readonly topicId: string; readonly page: number },
    options: AssistantRequestOptions,
  ) => Promise<AssistantPage>;
  /** What a question about messages would send; left out where none can be asked. Nothing is sent by it. */
  readonly loadQuotes?: (choice: QuoteChoice, options: AssistantRequestOptions) => Promise<AssistantQuotes>;
  /** Asks, and resolves with the whole answer. */
  readonly ask: (
    question: AssistantQuestion,
    handlers: AnswerHandlers,
    options: AssistantRequestOptions,
  ) => Promise<AnswerResult>;
  /** Writes the last answer anew; the present one becomes an earlier version. */
  readonly regenerate: (
    renewal: AnswerRenewal,
    handlers: AnswerHandlers,
    options: AssistantRequestOptions,
  ) => Promise<AnswerResult>;
  /** Follows an answer that is being written, from its first word; null where none is. */
  readonly follow: (
    request: { readonly topicId: string },
    handlers: AnswerHandlers,
    options: AssistantRequestOptions,
  ) => Promise<AssistantMessage | null>;
  /** Ends the answer that is being written; what there is stays. */
  readonly stop: (request: { readonly topicId: string }) => Promise<void>;
  /** Gives a conversation another title. */
  readonly renameTopic: (request: {
    readonly topicId: string;
    readonly title: string;
  }) => Promise<AssistantTopic>;
  /** Deletes a conversation. */
  readonly deleteTopic: (request: { readonly topicId: string }) => Promise<void>;
  /** Reports what happens on other devices, and in other tabs; the returned function ends it. */
  readonly subscribe: (listener: {
    /** A conversation has changed. */
    readonly onChange: (topicId: string) => void;
    /** Changes may have been missed. */
    readonly onReconnect: () => void;
  }) => () => void;
}
