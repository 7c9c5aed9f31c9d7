import {
  type Correction,
  DTMessageType,
  formatLocation,
  type LastMessage,
  type LinkPreview,
  type LocationData,
  type Message,
  type Person,
  type Poll,
  type Reaction,
  type RepliedMessage,
  type SystemLine,
  type Translation,
} from '@franca/contract';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { MessageRow } from './ChatContext.ts';
import { gradeOf } from './gradeOf.ts';
import { noVotes, toPoll } from './pollStates.ts';

/** A shared contact as a message shows it. */
export type SharedContact = Person & { country: string };

/** What one reader's view of a message adds to its row. */
export type MessageParts = {
  /** The sender. */
  by: Person;
  /** The reader's translation; undefined when none is needed. */
  translation?: MessageTranslation | undefined;
  /** Who proposed it, where it is a correction; null where that account is gone. */
  corrector?: Correction['by'] | undefined;
  /** What people proposed for a message of the reader. */
  corrections?: Correction[] | undefined;
  /** The message that is answered, with its own parts. */
  reply?: RepliedMessage | null;
  contact?: SharedContact | null;
  /** People whom a system line names. */
  people?: readonly Person[];
  reactions?: Reaction[];
  /** Where a poll stands; without it nobody has voted. */
  poll?: Poll | undefined;
  /** Whether the reader starred it. */
  isStarred?: boolean;
  /** What the page behind a link says. */
  preview?: LinkPreview | null;
};

const toTranslation = (row: MessageRow, { translation, corrector }: MessageParts): Translation => ({
  state: row.recalledAt ? 'none' : (translation?.state ?? 'none'),
  source: translation?.source ?? row.language,
  target: translation?.language ?? null,
  engine: translation?.engine ?? null,
  grade: row.recalledAt || !translation ? null : gradeOf(translation),
  ...(corrector !== undefined && !row.recalledAt && { corrected_by: corrector }),
});

/** The words of a row; those of a place are its name and degrees, `name:lat,lng` (docs/behaviour/messages.md, Location messages). */
function contentOf({ type, content, metaData }: MessageRow): string | null {
  return type === DTMessageType.location && metaData ? formatLocation(metaData as LocationData) : content;
}

/** What a quote and a message have in common. */
export function toRepliedMessage(row: MessageRow, parts: MessageParts): RepliedMessage {
  const { by, translation, contact = null } = parts;
  const recalled = row.recalledAt !== null;
  return {
    _id: row.id,
    chat_id: row.chatId,
    type: row.type,
    content: recalled ? null : contentOf(row),
    translated: recalled ? null : (translation?.text ?? null),
    date: row.createdAt.toISOString(),
    by,
    attachments: recalled ? [] : row.attachments,
    meta_data: recalled ? null : (row.metaData as RepliedMessage['meta_data']),
    contact: recalled ? null : contact,
    recalled,
    language: row.language,
    translation: toTranslation(row, parts),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}

const toSystemLine = ({ system }: MessageRow, { people = [] }: MessageParts): SystemLine | null =>
  system && {
    kind: system.kind,
    people: [...people],
    people_count: system.people_count,
    name: system.name,
    lifetime: system.lifetime ?? null,
  };

/** The newest message of a topic as its row in the chat list shows it to one reader. */
export function toLastMessage(row: MessageRow, parts: MessageParts): LastMessage {
  const quote = toRepliedMessage(row, parts);
  const {
    chat_id,
    type,
    content,
    translated,
    date,
    by,
    recalled,
    language,
    translation,
    meta_data,
    expires_at,
  } = quote;
  // The length of a voice message may stand with the message or with its file.
  const whole = meta_data && 'duration' in meta_data ? meta_data.duration : undefined;
  const attachments = quote.attachments.map(({ type: kind, name, meta_data: meta }) => ({
    type: kind,
    name,
    duration: meta?.duration ?? whole ?? null,
  }));
  return {
    chat_id,
    type,
    content,
    translated,
    date,
    by,
    recalled,
    language,
    translation,
    attachments,
    call_room: row.callRoom,
    system: toSystemLine(row, parts),
    expires_at,
  };
}

/** A message as one reader gets it. */
export function toMessage(row: MessageRow, parts: MessageParts): Message {
  return {
    ...toRepliedMessage(row, parts),
    id: row.id,
    topic_id: row.topicId,
    seq: row.seq,
    reply_id: row.replyId,
    reply: parts.reply ?? null,
    forward_id: row.forwardId,
    call_room: row.callRoom,
    system: toSystemLine(row, parts),
    poll: row.recalledAt || !row.poll ? null : (parts.poll ?? toPoll(row.poll, noVotes)),
    reactions: row.recalledAt ? [] : (parts.reactions ?? []),
    mentions: row.recalledAt ? [] : row.mentions,
    edited_at: row.recalledAt ? null : (row.editedAt?.toISOString() ?? null),
    is_starred: row.recalledAt ? false : (parts.isStarred ?? false),
    is_silent: row.isSilent,
    preview: row.recalledAt ? null : (parts.preview ?? null),
    ...(parts.corrections?.length && !row.recalledAt && { corrections: parts.corrections }),
  };
}
