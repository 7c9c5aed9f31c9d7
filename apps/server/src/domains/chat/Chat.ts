import type { Attachment, LastMessage, Message, MessageType, ParsedMessageInput } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { OutcomeRecorder } from '../translate/Translations.ts';
import type { Authorship } from './createAuthorship.ts';
import type { RecordCall } from './createCallRecords.ts';
import type { FileRelease } from './createFileRelease.ts';
import type { History } from './createHistory.ts';
import type { CheckMessage } from './createMessageCheck.ts';
import type { UnseenMessage } from './createMessageForReader.ts';
import type { FoundPage, MessageSearch } from './createMessageSearch.ts';
import type { TranscriptLine } from './createTranscript.ts';
import type { StickerIn } from './ownStickers.ts';
import type { StoreSystemLine } from './storeSystemLine.ts';

/** Messages of one conversation: some of them, by either of their ids, or all from one on. */
export type ExcerptChoice = { topicId: string } & (
  | { messageIds: readonly string[] }
  | { chatIds: readonly string[] }
  | { fromChatId: string }
);

/** The words of a message as they were written. */
export type ExcerptLine = {
  messageId: string;
  chatId: string;
  /** Name of the writer, as the reader sees it. */
  by: string;
  /** Whether the reader wrote it. */
  isOwn: boolean;
  /** ISO 8601. */
  date: string;
  text: string;
  /** BCP 47 tag of the words, when it could be detected. */
  language: string | null;
};

/** A file of a message. */
export type SharedFile = {
  messageId: string;
  topicId: string;
  chatId: string;
  senderId: string;
  /** Number of the message in its topic. */
  seq: number;
  createdAt: Date;
  type: MessageType;
  attachment: Attachment;
};

/** Names a file: its message by `_id` or, with its topic, by chat_id too, and its place in that from 0. */
export type FileReference = { topicId?: string; reference: string; place: number };

/** A message that shows files or a place. */
export type MessageWithNames = {
  id: string;
  topicId: string;
  senderId: string;
  attachments: readonly Attachment[];
  /** The names that it shows, one on a line. */
  names: string;
};

/** A part of all messages. */
export type FilesPart = {
  /** Those with files or a place that are still there, by their ids. */
  messages: MessageWithNames[];
  /** The last message that was looked at; null when there are no more. */
  last: string | null;
};

/** Messages with files or a place, of all that were ever stored. */
export type FileMessages = {
  /** Looks at `count` messages after an id, in the order of their ids; null for the first. */
  after: (tx: Database, after: string | null, count: number) => Promise<FilesPart>;
  /**
   * Of some messages those that are still there, none of which is recalled or changed before the transaction ends. Waits for nobody: `busy`
   * is the first one that somebody else is changing just now.
   */
  hold: (
    tx: Database,
    ids: readonly string[],
  ) => Promise<{ held: ReadonlySet<string>; busy: string | undefined }>;
};

/** Messages, as the other domains use them. */
export type Chat = {
  /** Stores a message once and sends it to the topic. */
  send: (userId: string, input: ParsedMessageInput, at?: Date) => Promise<Message>;
  /** Checks a message that is sent later. */
  check: CheckMessage;
  /** Messages of a person's conversations that contain words, newest first. */
  search: (userId: string, search: MessageSearch) => Promise<FoundPage>;
  /** Marks a topic as seen up to an ISO 8601 time. */
  seen: (members: TopicMembers, seenTime: string) => Promise<{ seq: number }>;
  /** Newest visible message of each topic in a member's language, by topic, for chat lists. */
  previewsOf: (
    views: readonly { topicId: string; reader: TopicMember }[],
  ) => Promise<Map<string, LastMessage>>;
  /** Stores the record of a call as a message, once. */
  recordCall: RecordCall;
  /** Stores a line of a conversation that nobody wrote. */
  storeSystemLine: StoreSystemLine;
  /** One change of a topic as a member gets it. */
  showChange: History['change'];
  /** Empties messages whose time is over. */
  removeExpired: () => Promise<void>;
  /** Addresses of all files in a topic. */
  filesIn: FileRelease['filesIn'];
  /** Those of some previews of links that a message shows. */
  previewsShown: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Gives up files that nothing shows any more. */
  releaseFiles: FileRelease['release'];
  /** A message that a member has not seen yet, as they get it; undefined where there is nothing to report. */
  unseenMessage: (id: string, userId: string) => Promise<UnseenMessage | undefined>;
  /** What a member can read of a topic as it was written, oldest first, page by page. */
  pagesOf: (topicId: string, userId: string) => AsyncGenerator<TranscriptLine[]>;
  /** Words of chosen messages that a member can read now, oldest first, at most the newest `limit`. */
  excerpt: (userId: string, choice: ExcerptChoice, limit: number) => Promise<ExcerptLine[]>;
  /** Whose messages are, for accounts that are deleted. */
  authorship: Authorship;
  /** Files of messages, for what is found in them. */
  sharedFile: (file: FileReference) => Promise<SharedFile | undefined>;
  /** Messages with files or a place, of all that were ever stored, in parts. */
  fileMessages: FileMessages;
  /** The own sticker of somebody in a message. */
  stickerIn: StickerIn;
  /** Makes finished translations changes of their topics. */
  recorder: OutcomeRecorder;
};
