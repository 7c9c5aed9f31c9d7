import type {
  Person as KitPerson,
  Reaction as KitReaction,
  Topic as KitTopic,
  MessageSnapshot,
  QuotedMessage,
  TopicChange,
  TopicPreview,
  TranslationState,
} from '@franca/chat-kit';
import type {
  Change,
  LastMessage,
  Member,
  Message,
  Person,
  Reaction,
  RepliedMessage,
  Topic,
} from '@franca/contract';
import { toContent, toKind, toPreviewContent } from './contentAdapter.ts';

/** The one place where what the server says becomes what the chat kit shows. */

const milliseconds = (date: string): number => Date.parse(date);

/** A person of the contract as the kit knows people. */
export function toPerson(person: Person & Partial<Pick<Member, 'is_verified'>>): KitPerson {
  return {
    id: person._id,
    name: person.name,
    avatarUrl: person.avatar,
    isVerified: person.is_verified ?? false,
  };
}

interface WireTranslation {
  state: TranslationState['kind'];
  text: string | null;
  source: string | null;
  target: string | null;
  engine: string | null;
}

/** A translation state; one that is done but has no text counts as not needed. */
export function toTranslation({ state, text, source, target, engine }: WireTranslation): TranslationState {
  switch (state) {
    case 'queued':
      return { kind: 'queued', target };
    case 'failed':
    case 'unavailable':
      return { kind: state, source, target };
    case 'done':
    case 'stale':
      return text === null ? { kind: 'none' } : { kind: state, text, source, target, engine };
    default:
      return { kind: 'none' };
  }
}

/** A translation of which only the text is known, as quotes and previews carry it. */
function knownText(translated: string | null, source: string | null): TranslationState {
  return toTranslation({ state: 'done', text: translated, source, target: null, engine: null });
}

const toReaction = ({ user_id, emoji }: Reaction): KitReaction => ({ userId: user_id, emoji });

/** The words of a message; what a sticker has in their place is the address of its picture. */
const toText = ({ type, content }: Pick<RepliedMessage, 'type' | 'content'>): string =>
  type === 'sticker' ? '' : (content ?? '');

function toQuote(reply: RepliedMessage): QuotedMessage {
  return {
    chatId: reply.chat_id,
    kind: toKind(reply.type),
    authorName: reply.by.name,
    text: toText(reply),
    language: reply.language,
    translation: knownText(reply.translated, reply.language),
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
    language: message.language,
    translation: toTranslation({ ...message.translation, text: message.translated }),
    sentAt: milliseconds(message.date),
    replyTo: message.reply && toQuote(message.reply),
    isRecalled: message.recalled,
    isForwarded: message.forward_id !== null,
    reactions: message.reactions.map(toReaction),
    content: toContent(message),
  };
}

/** A numbered change of a topic; kinds that the list does not show keep only their number. */
export function toChange(change: Change): TopicChange {
  const { seq } = change;
  switch (change.kind) {
    case 'message':
      return { kind: 'message', seq, message: toMessage(change.message) };
    case 'recall':
      return { kind: 'recall', seq, chatId: change.chat_id };
    case 'seen':
      return { kind: 'seen', seq, userId: change.user_id, seenTime: milliseconds(change.seen_time) };
    case 'translation': {
      const { chat_id, language, state, text, source, engine } = change;
      const translation = toTranslation({ state, text, source, target: language, engine });
      return { kind: 'translation', seq, chatId: chat_id, language, translation };
    }
    case 'reaction':
      return { kind: 'reaction', seq, chatId: change.chat_id, reactions: change.reactions.map(toReaction) };
    default:
      return { kind: 'other', seq };
  }
}

function toPreview(last: LastMessage): TopicPreview {
  return {
    content: toPreviewContent(last),
    text: toText(last),
    language: last.language,
    translation: toTranslation({ ...last.translation, text: last.translated }),
    authorId: last.by._id,
    authorName: last.by.name,
    sentAt: milliseconds(last.date),
    isRecalled: last.recalled,
  };
}

/** The other person of a private conversation. */
export function otherMember(topic: Topic, viewerId: string): Member | undefined {
  return topic.is_group ? undefined : topic.members.find((member) => member._id !== viewerId);
}

/** A conversation: a group by its name or its members' names, a private one by the other person. */
export function toTopic(topic: Topic, viewerId: string, online: ReadonlySet<string>): KitTopic {
  const other = otherMember(topic, viewerId);
  const names = topic.members.filter((member) => member._id !== viewerId).map((member) => member.name);
  const title = topic.is_group ? topic.name || names.join(', ') : (other?.name ?? topic.name ?? '');
  const presence = other ? (online.has(other._id) ? 'online' : 'offline') : 'unknown';
  return {
    id: topic._id,
    isGroup: topic.is_group,
    title,
    avatarUrl: topic.is_group ? topic.image : (other?.avatar ?? null),
    members: topic.members.map(toPerson),
    country: other?.country ?? undefined,
    accent: other?.accent ?? undefined,
    presence,
    lastMessage: topic.last_message && toPreview(topic.last_message),
    unreadCount: topic.unread_count,
    theme: topic.theme,
    isMuted: topic.is_muted,
    updatedAt: milliseconds(topic.updated_at),
  };
}
