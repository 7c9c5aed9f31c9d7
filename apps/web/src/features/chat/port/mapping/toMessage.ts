import type {
  Corrector,
  LinkPreview as KitLinkPreview,
  Mention as KitMention,
  Reaction as KitReaction,
  MessageSnapshot,
  QuotedMessage,
  TopicChange,
  TranslationState,
} from '@franca/chat-kit';
import {
  type Change,
  type Correction,
  correctionEngine,
  type LinkPreview,
  type Mention,
  type Message,
  type Reaction,
  type RepliedMessage,
  type Translation,
  translationGrade,
} from '@franca/contract';
import { toContent, toKind } from './toContent.ts';
import { toPerson } from './toPerson.ts';
import { toPoll } from './toPoll.ts';

interface WireTranslation {
  state: Translation['state'];
  text: string | null;
  source: string | null;
  target: string | null;
  engine: string | null;
  /** Pages that were kept before the server said it are without. */
  grade?: Translation['grade'] | undefined;
  corrected_by?: Translation['corrected_by'];
}

const toCorrector = (by: Correction['by']): Corrector => by && { id: by._id, name: by.name };

/** A translation state; one that is done but has no text counts as not needed. */
export function toTranslation({
  state,
  text,
  source,
  target,
  engine,
  grade,
  corrected_by,
}: WireTranslation): TranslationState {
  switch (state) {
    case 'queued':
      return { kind: 'queued', target };
    case 'failed':
      return { kind: state, source, target, reason: engine === null ? 'down' : 'limit' };
    case 'unavailable':
      return { kind: state, source, target, reason: engine === null ? 'no-engine' : 'text' };
    case 'not_included':
      return { kind: 'not-included', source, target };
    case 'done':
    case 'stale':
      if (text === null) return { kind: 'none' };
      return {
        ...{ kind: state, text, source, target, engine, grade: grade ?? translationGrade(engine) },
        ...(engine === correctionEngine && { correction: { by: toCorrector(corrected_by ?? null) } }),
      };
    default:
      return { kind: 'none' };
  }
}

/** One reaction, by whom it is. */
export const toReaction = ({ user_id, emoji }: Reaction): KitReaction => ({ userId: user_id, emoji });

/** The words of a message; what a sticker or a place has instead is the address of a picture, or `name:lat,lng`. */
export const toText = ({ type, content }: Pick<RepliedMessage, 'type' | 'content'>): string =>
  type === 'sticker' || type === 'location' ? '' : (content ?? '');

const toMention = ({ user_id, start, length }: Mention): KitMention => ({ userId: user_id, start, length });

/** What the page behind a link says. */
export function toLinkPreview({ image, ...words }: LinkPreview): KitLinkPreview {
  return { ...words, imageUrl: image };
}

/** Milliseconds since 1970; pages that were kept before the server said it are without. */
export const toMoment = (time: string | null | undefined): number | null => (time ? Date.parse(time) : null);

function toQuote(reply: RepliedMessage): QuotedMessage {
  // Pages that were kept before the server said more contain its text alone.
  const known = { state: 'done', source: reply.language, target: null, engine: null } as const;
  const said: Translation | undefined = reply.translation;
  return {
    chatId: reply.chat_id,
    kind: toKind(reply.type),
    authorName: reply.by.name,
    text: toText(reply),
    language: reply.language,
    translation: toTranslation({ ...(said ?? known), text: reply.translated }),
    expiresAt: toMoment(reply.expires_at),
  };
}

/** A stored message. */
export function toMessage(message: Message): MessageSnapshot {
  return {
    chatId: message.chat_id,
    topicId: message.topic_id,
    seq: message.seq,
    author: toPerson(message.by),
    text: toText(message),
    mentions: message.mentions.map(toMention),
    language: message.language,
    translation: toTranslation({ ...message.translation, text: message.translated }),
    sentAt: Date.parse(message.date),
    replyTo: message.reply && toQuote(message.reply),
    isRecalled: message.recalled,
    expiresAt: toMoment(message.expires_at),
    editedAt: message.edited_at === null ? null : Date.parse(message.edited_at),
    preview: message.preview && toLinkPreview(message.preview),
    isForwarded: message.forward_id !== null,
    isStarred: message.is_starred,
    reactions: message.reactions.map(toReaction),
    corrections: message.corrections?.map(({ language, text, by }) => ({
      language,
      text,
      by: toCorrector(by),
    })),
    content: toContent(message),
  };
}

/** The other words of a message. */
export function toEdit(seq: number, message: Message): TopicChange {
  const {
    chatId,
    text,
    mentions = [],
    language,
    translation,
    preview,
    editedAt,
    isRecalled,
  } = toMessage(message);
  // Recalled since: another change says so, or has said so.
  if (isRecalled || editedAt == null) return { kind: 'other', seq };
  return { kind: 'edit', seq, chatId, text, mentions, language, translation, preview, editedAt };
}

/** A numbered change of a topic; kinds that the list does not show keep only their number. */
export function toChange(change: Change): TopicChange {
  const { seq } = change;
  switch (change.kind) {
    case 'message':
      return { kind: 'message', seq, message: toMessage(change.message) };
    case 'edit':
      return toEdit(seq, change.message);
    case 'expire':
      return { kind: 'expire', seq, chatId: change.chat_id };
    case 'hide':
      return { kind: 'hide', seq, chatId: change.chat_id };
    case 'star':
      return { kind: 'star', seq, chatId: change.chat_id, isStarred: change.is_starred };
    case 'pin':
      return { kind: 'pin', seq, chatId: change.chat_id, isPinned: change.is_pinned };
    case 'recall':
      return { kind: 'recall', seq, chatId: change.chat_id };
    case 'seen':
      return { kind: 'seen', seq, userId: change.user_id, seenTime: Date.parse(change.seen_time) };
    case 'translation': {
      const { chat_id, language } = change;
      const translation = toTranslation({ ...change, target: language });
      return { kind: 'translation', seq, chatId: chat_id, language, translation };
    }
    case 'reaction':
      return { kind: 'reaction', seq, chatId: change.chat_id, reactions: change.reactions.map(toReaction) };
    case 'poll':
      return { kind: 'poll', seq, chatId: change.chat_id, poll: toPoll(change.poll) };
    case 'member-added':
    case 'member-removed':
    case 'topic-updated':
      // The line that says it is the message with this number.
      return change.message
        ? { kind: 'message', seq, message: toMessage(change.message) }
        : { kind: 'other', seq };
    default:
      return { kind: 'other', seq };
  }
}
