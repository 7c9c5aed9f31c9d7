import type { Attachment, SharedPlace } from '../model/Attachment.ts';
import type { MessageSnapshot } from '../model/Message.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import type { Person, SharedContact } from '../model/Person.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import type { SendOutcome } from '../outbox/Outbox.ts';

/** What a page of history answers. */
export interface MessagePage {
  /** Messages, in any order. */
  readonly messages: readonly MessageSnapshot[];
  /** Whether older ones exist. */
  readonly hasOlder: boolean;
  /** The topic's sequence number when the page was read, if the server says it. */
  readonly asOf?: number | undefined;
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

/** A page of what was shared in a conversation. */
export interface AttachmentPage {
  /** Pictures and videos, or other files, newest first. */
  readonly items: readonly SharedAttachment[];
  /** How many pages there are. */
  readonly pageCount: number;
}

/** Something that was shared in a conversation, with the message that holds it. */
export interface SharedAttachment extends Attachment {
  /** Client id of the message. */
  readonly chatId: string;
  /** When it was sent, milliseconds since 1970. */
  readonly sentAt: number;
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
   * Stores a message, its files first, one after the other; sending the same client id twice must give the first message
   * again. `report` takes the share of the files that is there, 0 to 1. `signal` is aborted when the person deletes the
   * message: uploads end, and what is not handed over yet never is.
   */
  sendMessage(
    message: OutgoingMessage,
    report?: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<SendOutcome>;
  /** UTF-16 code units that the text of one message may have; a longer one is sent as several. Default: any number. */
  readonly maxTextLength?: number | undefined;
  /** What files may be like. Without it none can be chosen. */
  readonly files?: {
    /** Bytes that one file may have; larger ones are not taken. Default: any number. */
    readonly maxBytes?: number;
  };
  /** Recalls an own message for everybody; the answer comes as a change. Without it nothing can be recalled. */
  recallMessage?(request: { topicId: string; chatId: string }): Promise<void>;
  /** Asks for a translation again; the answer comes as a change. */
  requestTranslation(request: { topicId: string; chatId: string }): Promise<void>;
  /** Everything up to `seenTime` (milliseconds since 1970) was seen. */
  markSeen(request: { topicId: string; seenTime: number }): Promise<void>;
  /** The viewer has the input focused. */
  sendTyping(request: { topicId: string }): Promise<void>;
  /** Sets the viewer's one reaction, or takes it away for null; the answer comes as a change. Without it nobody can react. */
  react?(request: { topicId: string; chatId: string; emoji: string | null }): Promise<void>;
  /** Sends a copy of a message to a person, under a client id of its own, so that a second try sends nothing new. Without it nothing can be forwarded. */
  forwardMessage?(request: { chatId: string; newChatId: string; userId: string }): Promise<void>;
  /** Ids of those to whom the viewer has forwarded a message. Without it that is known until the next reload only. */
  fetchForwarded?(request: { chatId: string }): Promise<readonly string[]>;
  /**
   * People a message or a contact can be sent to: those the viewer knows, by name; with a query those whose name holds it.
   * Without it nobody can be chosen.
   */
  fetchContacts?(request: { query: string }): Promise<readonly SharedContact[]>;
  /** Places whose name or address fits the words. Without it places cannot be searched, only put on the map. */
  searchPlaces?(request: { query: string }): Promise<readonly SharedPlace[]>;
  /** Sets the theme for all members, or none for null. Without it no theme can be chosen. */
  setTheme?(request: { topicId: string; theme: string | null }): Promise<void>;
  /** Switches the viewer's notifications of a conversation off or on. Without it there is no such switch. */
  setMuted?(request: { topicId: string; isMuted: boolean }): Promise<void>;
  /** Clears a conversation on the viewer's side. Without it nothing can be deleted. */
  deleteHistory?(request: { topicId: string }): Promise<void>;
  /** What was shared, by page from 1, `limit` on a page. Without it the panel shows no storage. */
  fetchAttachments?(request: {
    topicId: string;
    type: 'media' | 'file';
    page: number;
    limit: number;
    /** Nobody waits for the page any more. */
    signal?: AbortSignal;
  }): Promise<AttachmentPage>;
  /** Hears what happens in a topic; the returned function stops it. */
  subscribeTopic(topicId: string, handlers: TopicHandlers): () => void;
}
