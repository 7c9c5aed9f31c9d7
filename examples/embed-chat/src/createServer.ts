import type { MessageSnapshot, TopicChange, TopicHandlers } from '@franca/chat-kit';
import type { ChatServer } from './ChatServer.ts';
import { people } from './people.ts';
import { phrases } from './phrases.ts';
import { topicId } from './topicId.ts';
import { translate } from './translate.ts';

/** How long a translation takes here, in milliseconds. */
const translationTime = 600;

/** A backend as small as one can be: a list of messages, and a log of all that happened, numbered without a gap. */
export function createServer(): ChatServer {
  const messages = new Map<string, MessageSnapshot>();
  const log: TopicChange[] = [];
  const listeners = new Set<TopicHandlers>();

  const keep = (change: TopicChange): void => {
    if (change.kind === 'message') messages.set(change.message.chatId, change.message);
    if (!('chatId' in change)) return;
    const message = messages.get(change.chatId);
    if (!message) return;
    if (change.kind === 'recall')
      messages.set(change.chatId, { ...message, isRecalled: true, text: '', content: { kind: 'recalled' } });
    if (change.kind === 'translation')
      messages.set(change.chatId, { ...message, translation: change.translation });
    if (change.kind === 'reaction') messages.set(change.chatId, { ...message, reactions: change.reactions });
  };

  const add: ChatServer['add'] = (change) => {
    const numbered = { ...change, seq: log.length + 1 };
    log.push(numbered);
    keep(numbered);
    for (const listener of [...listeners]) listener.onChange(numbered);
  };

  const translateLater = (chatId: string): void => {
    setTimeout(() => {
      const message = messages.get(chatId);
      if (!message) return;
      const [source, target] = message.language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
      add({
        kind: 'translation',
        chatId,
        language: target,
        translation: translate(message.text, source, target),
      });
    }, translationTime);
  };

  const store: ChatServer['store'] = (message) => {
    const known = messages.get(message.chatId);
    if (known) return known;
    const target = message.language === 'ar' ? 'en' : 'ar';
    const stored: MessageSnapshot = {
      ...message,
      seq: log.length + 1,
      // What has no words needs no translation.
      translation: message.text === '' ? { kind: 'none' } : { kind: 'queued', target },
    };
    add({ kind: 'message', message: stored });
    if (message.text !== '') translateLater(stored.chatId);
    return stored;
  };

  // What they said before the page was opened.
  const beginning = Date.now() - phrases.length * 60_000;
  for (const [index, phrase] of phrases.slice(0, 3).entries()) {
    const author = index % 2 === 0 ? people.emma : people.omar;
    const { language } = author;
    const target = language === 'ar' ? 'en' : 'ar';
    const message: MessageSnapshot = {
      chatId: `${author.id}-${index}`,
      topicId,
      seq: index + 1,
      content: { kind: 'text' },
      author,
      text: phrase[language],
      language,
      translation: translate(phrase[language], language, target),
      sentAt: beginning + index * 60_000,
      replyTo: null,
      isRecalled: false,
    };
    add({ kind: 'message', message });
  }

  return {
    add,
    store,
    translateLater,
    messages: () => [...messages.values()],
    changes: () => log,
    seenTimes: () => {
      const seen = log.filter((change) => change.kind === 'seen');
      return Object.fromEntries(seen.map(({ userId, seenTime }) => [userId, seenTime]));
    },
    listen: (handlers) => {
      listeners.add(handlers);
      return () => listeners.delete(handlers);
    },
    type: ({ id, name }) => {
      for (const listener of [...listeners]) listener.onTyping({ userId: id, name });
    },
  };
}
