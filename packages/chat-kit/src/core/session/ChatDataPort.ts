import type { Attachment, SharedPlace } from '../model/Attachment.ts';
import type { AttachmentText, AttachmentTextRequest } from '../model/AttachmentText.ts';
import type { PresentTranslation, ReadLanguage } from '../model/Correction.ts';
import type { FoundPage } from '../model/FoundMessage.ts';
import type { LinkPreview } from '../model/LinkPreview.ts';
import type { MapTiles } from '../model/MapTiles.ts';
import type { Mention, MessageSnapshot } from '../model/Message.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import type { Person, SharedContact } from '../model/Person.ts';
import type { PinnedMessage } from '../model/PinnedMessage.ts';
import type { ScheduledChange, ScheduledMessage } from '../model/ScheduledMessage.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import type { TranslationPreview } from '../model/TranslationPreview.ts';
import type { SendOutcome } from '../outbox/Outbox.ts';

/** The result of a page request. */
export interface MessagePage {
  /** Messages, in any order. */
  readonly messages: readonly MessageSnapshot[];
  /** Whether older ones exist. */
  readonly hasOlder: boolean;
  /** The topic's sequence number when the page was read, if the server says it. */
  readonly asOf?: number | undefined;
  /** For a copy kept on the device: the change up to which nothing is missing in it. Default: its newest message. */
  readonly completeTo?: number | undefined;
  /** By the id of a person: up to when they have seen the conversation, milliseconds since 1970. The newest page says it. */
  readonly seenTimes?: Readonly<Record<string, number>> | undefined;
}

/** The response of the server to "what changed since". */
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

/** Something that was shared in a conversation, with the message that contains it. */
export interface SharedAttachment extends Attachment {
  /** Client id of the message. */
  readonly chatId: string;
  /** When it was sent, milliseconds since 1970. */
  readonly sentAt: number;
}

/** What the server sends to a page that has a topic open. */
export interface TopicHandlers {
  /** Something changed. */
  readonly onChange: (change: TopicChange) => void;
  /** Somebody is typing. */
  readonly onTyping: (person: { userId: string; name: string }) => void;
  /** The connection is back after a break, so that changes may have been missed. */
  readonly onReconnect: () => void;
}

/** What comes with every request. */
export interface RequestOptions {
  /** Aborted when nobody waits for the response any more. */
  readonly signal?: AbortSignal | undefined;
}

/** What comes with a message that is to be stored. */
export interface SendOptions extends RequestOptions {
  /** Takes the share of the message's files that is uploaded, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Other words for a message. */
export interface MessageEdit {
  /** The conversation. */
  readonly topicId: string;
  /** Client id of the message. */
  readonly chatId: string;
  /** The words, trimmed. */
  readonly text: string;
  /** Members who are named in them, in their order. */
  readonly mentions: readonly Mention[];
}

/** Reading, sending and following the messages of conversations. */
export interface MessagesPort {
  /** The newest messages that are older than `before` (milliseconds since 1970), or the newest of all for null. */
  page(
    request: { topicId: string; before: number | null; limit: number },
    options: RequestOptions,
  ): Promise<MessagePage>;
  /** Changes after `since`. */
  changes(
    request: { topicId: string; since: number; limit: number },
    options: RequestOptions,
  ): Promise<ChangePage>;
  /**
   * Stores a message, its files first, one after the other; sending the same client id twice must give the first message
   * again. `signal` is aborted when the person deletes the message: uploads end, and what is not handed over yet never is.
   */
  send(message: OutgoingMessage, options: SendOptions): Promise<SendOutcome>;
  /** Follows what happens in a topic; the returned function stops it. */
  subscribe(request: { topicId: string }, handlers: TopicHandlers): () => void;
  /** Everything up to `seenTime` (milliseconds since 1970) was seen. Without it others do not learn it. */
  markSeen?(request: { topicId: string; seenTime: number }, options: RequestOptions): Promise<void>;
  /** Recalls an own message for everybody; it arrives as a change. Without it nothing can be recalled. */
  recall?(request: { topicId: string; chatId: string }, options: RequestOptions): Promise<void>;
  /** Deletes a message for the viewer alone; it arrives as a change. Without it messages are only recalled. */
  hide?(request: { topicId: string; chatId: string }, options: RequestOptions): Promise<void>;
  /** Stars a message for the viewer or takes the star away; it arrives as a change. Without it nothing can be starred. */
  star?(
    request: { topicId: string; chatId: string; isStarred: boolean },
    options: RequestOptions,
  ): Promise<void>;
  /**
   * Messages that the viewer starred, in all conversations or in one, newest first; `after` is the `next` of the page before, null for
   * the first. Without it there are no lists of them.
   */
  starred?(
    request: { topicId: string | null; after: string | null },
    options: RequestOptions,
  ): Promise<FoundPage>;
  /** Calls back when other messages may be starred, as far as is known here; the returned function stops it. */
  followStars?(listener: () => void): () => void;
  /** Pins a message for everybody or unpins it; it arrives as a change. Without it nothing can be pinned. */
  pin?(
    request: { topicId: string; chatId: string; isPinned: boolean },
    options: RequestOptions,
  ): Promise<void>;
  /** The pinned messages, the one that was pinned last first; asked again after each change of kind `pin`. Without it no pins are shown. */
  pins?(request: { topicId: string }, options: RequestOptions): Promise<readonly PinnedMessage[]>;
  /** Gives an own message other words, for everybody; it arrives as a change. Without it nothing can be edited. */
  edit?(request: MessageEdit, options: RequestOptions): Promise<void>;
  /**
   * Messages of all conversations that contain the words of `query`, newest first; `after` is the `next` of the page before, null for the
   * first. Without it the chat list finds conversations by name only.
   */
  search?(request: { query: string; after: string | null }, options: RequestOptions): Promise<FoundPage>;
  /**
   * The same of one conversation: its messages that contain each word of `query` at the beginning of a word, newest first, those that are not
   * loaded too. Without it the search of a conversation looks through what is loaded, and loads older pages as it needs them.
   */
  searchTopic?(
    request: { topicId: string; query: string; after: string | null },
    options: RequestOptions,
  ): Promise<FoundPage>;
  /** Whether a message can arrive without a sound (`isSilent`). Default: no, and then that is not offered. */
  readonly canBeSilent?: boolean | undefined;
  /** Milliseconds after the sending in which a message can be edited. Default: always. */
  readonly editWindow?: number | undefined;
  /** UTF-16 code units that the text of one message may have; a longer one is sent as several. Default: any number. */
  readonly maxTextLength?: number | undefined;
}

/** What can be set for a whole conversation. */
export interface TopicsPort {
  /** Sets the theme for all members, or none for null. Without it no theme can be chosen. */
  setTheme?(request: { topicId: string; theme: string | null }, options: RequestOptions): Promise<void>;
  /**
   * Sets after how many seconds messages that are sent from then on disappear for all members, null: they stay. A rejection is shown as
   * its sentence. Without it that cannot be chosen.
   */
  setMessageLifetime?(
    request: { topicId: string; lifetime: number | null },
    options: RequestOptions,
  ): Promise<void>;
  /** The lives that can be chosen, in seconds. Default: an hour, a day, a week and 30 days. */
  readonly messageLifetimes?: readonly number[] | undefined;
  /** Switches the viewer's notifications off or on. Without it there is no such switch. */
  setMuted?(request: { topicId: string; isMuted: boolean }, options: RequestOptions): Promise<void>;
  /** Puts a conversation into the viewer's archive or takes it out. Without it there is no archive. */
  setArchived?(request: { topicId: string; isArchived: boolean }, options: RequestOptions): Promise<void>;
  /**
   * Pins a conversation to the top of the viewer's list or unpins it. A rejection, for example because there are enough pins, is shown
   * as its sentence. Without it nothing can be pinned there.
   */
  setPinned?(request: { topicId: string; isPinned: boolean }, options: RequestOptions): Promise<void>;
  /**
   * Marks a conversation as unread for the viewer, until it is opened, or as read up to its last message that the list knows, sent at
   * `seenTime` (milliseconds since 1970, null where there is none). Without it that is not offered.
   */
  setUnread?(
    request: { topicId: string; isUnread: boolean; seenTime: number | null },
    options: RequestOptions,
  ): Promise<void>;
  /**
   * Marks all conversations that are not archived as read, up to the newest message that the list knows, sent at `seenTime` (milliseconds
   * since 1970). Without it that is not offered.
   */
  readAll?(request: { seenTime: number }, options: RequestOptions): Promise<void>;
  /** Everyone in a group, for one of which only some are named. Without it those are shown. */
  members?(request: { topicId: string }, options: RequestOptions): Promise<readonly Person[]>;
  /** Clears a conversation on the viewer's side. Without it nothing can be deleted. */
  deleteHistory?(request: { topicId: string }, options: RequestOptions): Promise<void>;
}

/** Sending copies of messages to other people. */
export interface ForwardPort {
  /** Sends a copy of a message to a person, under a client id of its own, so that a second try sends nothing new. */
  send(
    request: { chatId: string; newChatId: string; userId: string },
    options: RequestOptions,
  ): Promise<void>;
  /** Ids of the people and groups to which the viewer has forwarded a message. Without it that is known until the next reload only. */
  targets?(request: { chatId: string }, options: RequestOptions): Promise<readonly string[]>;
  /** Sending copies to groups. Without it only people can be chosen. */
  readonly groups?:
    | {
        /** The groups that the viewer can write in, the latest first. */
        list(options: RequestOptions): Promise<readonly ForwardGroup[]>;
        /** Sends a copy of a message to a group, as `send` does to a person. */
        send(
          request: { chatId: string; newChatId: string; topicId: string },
          options: RequestOptions,
        ): Promise<void>;
      }
    | undefined;
}

/** A group that a message can be sent to. */
export interface ForwardGroup {
  /** Id of the conversation. */
  readonly id: string;
  /** Its name. */
  readonly title: string;
  /** Its image, or null. */
  readonly avatarUrl: string | null;
  /** How many people are in it. */
  readonly memberCount: number;
}

/** Better translations that people propose for messages; what is proposed or taken back arrives as a change of kind `translation`. */
export interface CorrectionsPort {
  /** The languages in which others read a conversation: into these the viewer's own messages can be corrected. */
  languages(request: { topicId: string }, options: RequestOptions): Promise<readonly ReadLanguage[]>;
  /** How a message reads in one language now; what is missing is ordered. */
  read(
    request: { topicId: string; chatId: string; language: string },
    options: RequestOptions,
  ): Promise<PresentTranslation>;
  /** Proposes a translation, or takes back what was proposed for null. */
  propose(
    request: { topicId: string; chatId: string; language: string; text: string | null },
    options: RequestOptions,
  ): Promise<void>;
}

/** Voting in polls and ending them; both arrive as changes of kind `poll`. */
export interface PollsPort {
  /** Votes for options, by their places from 0, in the place of an earlier vote; none takes it back. */
  vote(
    request: { topicId: string; chatId: string; options: readonly number[] },
    options: RequestOptions,
  ): Promise<void>;
  /** Ends an own poll. */
  end(request: { topicId: string; chatId: string }, options: RequestOptions): Promise<void>;
  /** Who chose each option, in the order of the options; never asked for anonymous polls. Without it nobody is shown. */
  voters?(
    request: { topicId: string; chatId: string },
    options: RequestOptions,
  ): Promise<readonly (readonly Person[])[]>;
}

/** What others would read of a text that is being written. */
export interface PreviewsPort {
  /** The most UTF-16 code units of a text that is previewed. */
  readonly maxTextLength: number;
  /** The languages in which others read a conversation, without those in which they read what the viewer writes as it is. */
  languages(request: { topicId: string }, options: RequestOptions): Promise<readonly ReadLanguage[]>;
  /**
   * What somebody who reads in a language would read; with `isBack` that is translated back, too. `edited` is the own message whose
   * words the text replaces; undefined for a new one. Nothing may be stored of it.
   */
  read(
    request: {
      topicId: string;
      text: string;
      language: string;
      edited?: string | undefined;
      isBack: boolean;
    },
    options: RequestOptions,
  ): Promise<TranslationPreview>;
}

/** Messages that the backend keeps and sends later, also while no device of the viewer is on. */
export interface ScheduledPort {
  /** The viewer's own messages that wait or could not be sent, of all conversations, the next one first. */
  list(options: RequestOptions): Promise<readonly ScheduledMessage[]>;
  /** Calls back when the list may have changed, also after a reconnection; the returned function stops it. */
  follow(listener: () => void): () => void;
  /** Keeps a message, its files first; the same client id twice is one message. */
  schedule(request: { message: OutgoingMessage; sendAt: number }, options: SendOptions): Promise<void>;
  /** Changes one; a message that could not be sent waits again where it gets another time. */
  change(change: ScheduledChange, options: RequestOptions): Promise<void>;
  /** Deletes one. */
  remove(request: { id: string }, options: RequestOptions): Promise<void>;
  /** How many can wait in one conversation. Default: any number. */
  readonly maxPerTopic?: number | undefined;
  /** How many can wait in all conversations. Default: any number. */
  readonly maxInTotal?: number | undefined;
  /** How many days ahead. Default: any number. */
  readonly maxDays?: number | undefined;
}

/** A sticker that the viewer added. */
export interface OwnSticker {
  /** Id of the sticker. */
  readonly id: string;
  /** Where it can be fetched. It is sent as it is and stays with the message, so it must stay valid. */
  readonly source: string;
  /** Says what it shows: a word or an emoji; empty where nobody said so. */
  readonly name: string;
}

/** Stickers that the viewer added, on all devices. */
export interface StickersPort {
  /** All of them, the newest first. */
  list(options: RequestOptions): Promise<readonly OwnSticker[]>;
  /** Calls back when the list may have changed, also after a reconnection; the returned function stops it. */
  follow(listener: () => void): () => void;
  /** Adds a picture. A rejection, for example because it is too large, is shown as its sentence. */
  add(request: { file: Blob; fileName: string; name: string }, options: SendOptions): Promise<void>;
  /** Removes one; messages that show it keep it. */
  remove(request: { id: string }, options: RequestOptions): Promise<void>;
  /** Brings back one that was just removed. */
  restore(request: { id: string }, options: RequestOptions): Promise<void>;
  /** Adds the sticker of a message that somebody sent. Without it that is not offered. */
  copy?(request: { topicId: string; chatId: string }, options: RequestOptions): Promise<void>;
  /** How many there can be. Default: any number. */
  readonly maxCount?: number | undefined;
  /** Bytes that a chosen picture may have. Default: any number. */
  readonly maxBytes?: number | undefined;
  /** Pixels of the longest side that is kept: larger photos are made smaller before they are uploaded. Default: as they are. */
  readonly maxSide?: number | undefined;
}

/**
 * The only way from the kit to a backend, in groups of capabilities: a tool is offered only where its group exists. Rejections
 * carry an `Error` whose message may be shown to a person. The socket is an optimisation: everything arrives through
 * `messages.changes` too.
 */
export interface ChatDataPort {
  /** Who reads. */
  readonly viewer: Person;
  /** The messages. */
  readonly messages: MessagesPort;
  /** Reporting to others that the viewer is typing. */
  readonly typing?:
    | {
        /** The viewer is at the input now; `isWriting`: the text has changed within the last five seconds. */
        send(request: { topicId: string; isWriting: boolean }, options: RequestOptions): Promise<void>;
      }
    | undefined;
  /** Translations that can be asked for once more. */
  readonly translations?:
    | {
        /** Asks for a translation again; it arrives as a change. */
        request(request: { topicId: string; chatId: string }, options: RequestOptions): Promise<void>;
      }
    | undefined;
  /** Messages that are sent later. Without it none can be scheduled. */
  readonly scheduled?: ScheduledPort | undefined;
  /** What others would read of a text that is being written. Without it that is never shown. */
  readonly previews?: PreviewsPort | undefined;
  /** Better translations that people propose. Without it none can be proposed. */
  readonly corrections?: CorrectionsPort | undefined;
  /** Stickers that the viewer adds. Without it there are only those of the application. */
  readonly stickers?: StickersPort | undefined;
  /** Polls. Without it none can be sent, and nobody can vote. */
  readonly polls?: PollsPort | undefined;
  /** Reactions. */
  readonly reactions?:
    | {
        /** Sets the viewer's one reaction, or takes it away for null; it arrives as a change. */
        set(
          request: { topicId: string; chatId: string; emoji: string | null },
          options: RequestOptions,
        ): Promise<void>;
      }
    | undefined;
  /** Forwarding; it needs `contacts` too. */
  readonly forward?: ForwardPort | undefined;
  /** People a message or a contact can be sent to. */
  readonly contacts?:
    | {
        /** Those the viewer knows, by name; with a query those whose name contains it. */
        search(request: { query: string }, options: RequestOptions): Promise<readonly SharedContact[]>;
      }
    | undefined;
  /** Places can be sent; an empty group is enough for that. */
  readonly places?:
    | {
        /** Places whose name or address matches the words. Without it places are only put on the map. */
        search?(request: { query: string }, options: RequestOptions): Promise<readonly SharedPlace[]>;
        /** What a point is called; null where nothing is known there. With it a chosen point gets its name. */
        reverse?(
          point: { latitude: number; longitude: number },
          options: RequestOptions,
        ): Promise<SharedPlace | null>;
        /** The pictures of a street map; null where there are none. Without it countries are drawn, without a request. */
        tiles?(options: RequestOptions): Promise<MapTiles | null>;
      }
    | undefined;
  /** Previews of links in texts that are written. */
  readonly links?:
    | {
        /** What the page at an address says about itself; null where there is nothing to show. */
        preview(request: { url: string }, options: RequestOptions): Promise<LinkPreview | null>;
      }
    | undefined;
  /** Files can be sent; an empty group is enough for that. */
  readonly files?:
    | {
        /** Bytes that one file may have; larger ones are not taken. Default: any number. */
        readonly maxBytes?: number | undefined;
      }
    | undefined;
  /** The words of voice messages and in pictures, recognised and translated. Without it none are offered. */
  readonly attachmentTexts?:
    | {
        /** Where the words of an attachment stand; what is missing is ordered. */
        request(request: AttachmentTextRequest, options: RequestOptions): Promise<AttachmentText>;
        /**
         * Calls back when the words of an attachment of a conversation may have come further, with null when it is not known
         * which; the returned function stops it. Without it they are asked for again every few seconds.
         */
        follow?(
          request: { topicId: string },
          listener: (changed: { chatId: string; place: number } | null) => void,
        ): () => void;
      }
    | undefined;
  /** What was shared in a conversation, for its panel. */
  readonly attachments?:
    | {
        /** What was shared, by page from 1, `limit` on a page. */
        page(
          request: { topicId: string; type: 'media' | 'file'; page: number; limit: number },
          options: RequestOptions,
        ): Promise<AttachmentPage>;
      }
    | undefined;
  /** What can be set for a whole conversation. */
  readonly topics?: TopicsPort | undefined;
}
