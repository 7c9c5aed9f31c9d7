import type { Topic as KitTopic, TopicPreview } from '@franca/chat-kit';
import type { LastMessage, Member, Topic } from '@franca/contract';
import { toPreviewContent } from './toContent.ts';
import { toMoment, toText, toTranslation } from './toMessage.ts';
import { nameOf, toPerson } from './toPerson.ts';

/** A message as a row of a list shows it. */
export function toPreview(last: LastMessage): TopicPreview {
  return {
    content: toPreviewContent(last),
    text: toText(last),
    language: last.language,
    translation: toTranslation({ ...last.translation, text: last.translated }),
    authorId: last.by._id,
    authorName: nameOf(last.by),
    sentAt: Date.parse(last.date),
    isRecalled: last.recalled,
    expiresAt: toMoment(last.expires_at),
  };
}

/** The other person of a private conversation. */
export function otherMember(topic: Topic, viewerId: string): Member | undefined {
  return topic.is_group ? undefined : topic.members.find((member) => member._id !== viewerId);
}

/** A conversation: a group by its name or its members' names, a private one by the other person. */
export function toTopic(topic: Topic, viewerId: string, online: ReadonlySet<string>): KitTopic {
  const other = otherMember(topic, viewerId);
  const names = topic.members.filter((member) => member._id !== viewerId).map(nameOf);
  const title = topic.is_group ? topic.name || names.join(', ') : other ? nameOf(other) : (topic.name ?? '');
  const presence = other ? (online.has(other._id) ? 'online' : 'offline') : 'unknown';
  return {
    id: topic._id,
    isGroup: topic.is_group,
    title,
    avatarUrl: topic.is_group ? topic.image : (other?.avatar ?? null),
    members: topic.members.map(toPerson),
    memberCount: topic.member_count,
    country: other?.country ?? undefined,
    accent: other?.accent ?? undefined,
    presence,
    lastMessage: topic.last_message && toPreview(topic.last_message),
    unreadCount: topic.unread_count,
    unreadMentions: topic.unread_mentions,
    theme: topic.theme,
    messageLifetime: topic.message_lifetime,
    isMuted: topic.is_muted,
    isArchived: topic.is_archived,
    isMarkedUnread: topic.is_unread,
    pinnedAt: topic.pinned_at === null ? null : Date.parse(topic.pinned_at),
    updatedAt: Date.parse(topic.updated_at),
  };
}
