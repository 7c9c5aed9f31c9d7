import type { MessagePage, MessageSnapshot, TopicChange } from '@franca/chat-kit';

/** Messages kept per conversation. */
const limit = 60;

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

/** A copied page after some changes: new messages added, recalled ones emptied, translations filled in. */
export function applyToPage(page: MessagePage, changes: readonly TopicChange[]): MessagePage {
  const messages = new Map(page.messages.map((message) => [message.chatId, message]));
  for (const change of changes) {
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
  return { messages: sorted.slice(-limit), hasOlder: page.hasOlder || sorted.length > limit, seenTimes };
}
