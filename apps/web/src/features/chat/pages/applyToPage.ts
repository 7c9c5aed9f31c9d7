import type { MessagePage, MessageSnapshot, TopicChange } from '@franca/chat-kit';

/** Messages kept per conversation. */
const limit = 60;

/** A copied page; some of what happened may be missing in it. */
export interface PageCopy extends MessagePage {
  /** Changes after `completeTo` that are in the copy too, while others before them are not. */
  readonly ahead?: readonly number[];
}

function changed(message: MessageSnapshot, change: TopicChange): MessageSnapshot {
  if (change.kind === 'recall' && change.chatId === message.chatId) {
    const { chatId, topicId, seq, author, language, sentAt, replyTo } = message;
    const left = { content: { kind: 'recalled' }, text: '', translation: { kind: 'none' } } as const;
    return { chatId, topicId, seq, author, language, sentAt, replyTo, ...left, isRecalled: true };
  }
  if (change.kind === 'edit' && change.chatId === message.chatId) {
    const { kind, seq, chatId, ...words } = change;
    // A page may have been read after a later edit.
    return words.editedAt > (message.editedAt ?? 0) && !message.isRecalled
      ? { ...message, ...words }
      : message;
  }
  if (change.kind === 'star' && change.chatId === message.chatId) {
    return { ...message, isStarred: change.isStarred };
  }
  if (change.kind === 'reaction' && change.chatId === message.chatId) {
    return { ...message, reactions: change.reactions };
  }
  if (change.kind !== 'translation' || change.chatId !== message.chatId) return message;
  const { translation } = message;
  // Translations for other readers pass by here too.
  const isOurs = translation.kind !== 'none' && translation.target === change.language;
  return isOurs ? { ...message, translation: change.translation } : message;
}

/**
 * A copied page after some changes: new messages added, recalled ones emptied, translations filled in. They may come with
 * gaps, from a conversation that is not open: the copy says up to where it has all of them.
 */
export function applyToPage(page: PageCopy, changes: readonly TopicChange[]): PageCopy {
  const messages = new Map(page.messages.map((message) => [message.chatId, message]));
  let completeTo = page.completeTo ?? Math.max(0, ...page.messages.map(({ seq }) => seq));
  const ahead = new Set(page.ahead);
  for (const change of changes) {
    // A translation that was read with its message has the message's number, and does not bring the message.
    const isOwn =
      change.kind !== 'translation' || (messages.get(change.chatId)?.seq ?? change.seq) < change.seq;
    if (isOwn && change.seq > completeTo) ahead.add(change.seq);
    while (ahead.delete(completeTo + 1)) completeTo += 1;
    if (change.kind === 'message') messages.set(change.message.chatId, change.message);
    if (change.kind === 'hide') messages.delete(change.chatId);
    for (const [chatId, message] of messages) messages.set(chatId, changed(message, change));
  }
  const seenTimes = { ...page.seenTimes };
  for (const change of changes) {
    if (change.kind !== 'seen') continue;
    seenTimes[change.userId] = Math.max(change.seenTime, seenTimes[change.userId] ?? 0);
  }
  const sorted = [...messages.values()].sort((left, right) => left.seq - right.seq);
  const hasOlder = page.hasOlder || sorted.length > limit;
  return { messages: sorted.slice(-limit), hasOlder, seenTimes, completeTo, ahead: [...ahead] };
}
