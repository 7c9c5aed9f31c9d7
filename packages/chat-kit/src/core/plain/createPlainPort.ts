import type { ChatDataPort, MessagesPort, RequestOptions } from '../session/ChatDataPort.ts';
import { createLedger, type Ledger } from './createLedger.ts';
import type { PlainBackend, PlainMessage, PlainPage } from './PlainBackend.ts';

/** Messages per page while it is looked up what was missed. */
const pageSize = 50;

/** What is known of one topic. */
interface Followed {
  readonly ledger: Ledger;
  /** Up to this moment nothing is missing, milliseconds since 1970; minus infinity before the first page. */
  joined: number;
  /** Whether something may have been missed since, as nobody was listening. */
  isBehind: boolean;
  /** How often nobody was listening. */
  breaks: number;
}

const oldestOf = (messages: readonly PlainMessage[]): number =>
  Math.min(...messages.map(({ sentAt }) => sentAt));
const newestOf = (messages: readonly PlainMessage[]): number =>
  Math.max(0, ...messages.map(({ sentAt }) => sentAt));

function breakOff(topic: Followed): void {
  topic.isBehind = true;
  topic.breaks += 1;
}

/** Pages from the newest back to the moment up to which nothing is missing, oldest message first. */
async function readBack(
  messages: PlainBackend['messages'],
  { topicId, joined }: { readonly topicId: string; readonly joined: number },
  options: RequestOptions,
): Promise<readonly PlainMessage[]> {
  const found: PlainMessage[] = [];
  let before: number | null = null;
  for (;;) {
    const page: PlainPage = await messages.page({ topicId, before, limit: pageSize }, options);
    found.push(...page.messages);
    const oldest = oldestOf(page.messages);
    // A page that leads no further back is the end, whatever the backend says.
    const isEnd = !page.hasOlder || (before !== null && oldest >= before);
    if (isEnd || oldest < joined || joined === Number.NEGATIVE_INFINITY) break;
    before = oldest;
  }
  return found.sort((left, right) => left.sentAt - right.sentAt);
}

/**
 * The port of a backend that does not number its changes. They get their numbers here, in the order in which this page
 * learns of them; after a reconnect the newest messages are read again and compared with what is known.
 *
 * @example
 * const port = createPlainPort({
 *   viewer,
 *   messages: {
 *     page: ({ topicId, before, limit }, { signal }) => api.messages(topicId, { before, limit, signal }),
 *     send: async ({ chatId, topicId, text }) => ({ kind: 'stored', message: await api.send(topicId, chatId, text) }),
 *     subscribe: ({ topicId }, { onMessage }) => api.onMessage(topicId, onMessage),
 *   },
 * });
 */
export function createPlainPort(backend: PlainBackend): ChatDataPort {
  const { messages } = backend;
  const topics = new Map<string, Followed>();
  const followed = (topicId: string): Followed => {
    const topic = topics.get(topicId) ?? {
      ledger: createLedger(),
      joined: Number.NEGATIVE_INFINITY,
      isBehind: true,
      breaks: 0,
    };
    topics.set(topicId, topic);
    return topic;
  };

  const catchUp = async (topicId: string, topic: Followed, options: RequestOptions): Promise<void> => {
    const { breaks } = topic;
    const found = await readBack(messages, { topicId, joined: topic.joined }, options);
    for (const message of found) topic.ledger.note(message);
    topic.joined = Math.max(topic.joined, newestOf(found));
    topic.isBehind = topic.breaks !== breaks;
  };

  const numbered: MessagesPort = {
    ...messages,
    page: async (request, options) => {
      const topic = followed(request.topicId);
      const { breaks } = topic;
      const asOf = topic.ledger.head();
      const page = await messages.page(request, options);
      topic.ledger.notePage(page.messages);
      if (request.before === null && topic.joined === Number.NEGATIVE_INFINITY) {
        topic.joined = newestOf(page.messages);
        topic.isBehind = topic.breaks !== breaks;
      }
      return { ...page, messages: page.messages.map(topic.ledger.place), asOf };
    },
    changes: async ({ topicId, since }, options) => {
      const topic = followed(topicId);
      if (topic.isBehind) await catchUp(topicId, topic, options);
      return { changes: topic.ledger.after(since), seq: topic.ledger.head(), hasMore: false };
    },
    send: async (message, options) => {
      const outcome = await messages.send(message, options);
      if (outcome.kind !== 'stored') return outcome;
      const { ledger } = followed(outcome.message.topicId);
      ledger.note(outcome.message);
      return { kind: 'stored', message: ledger.place(outcome.message) };
    },
    subscribe: ({ topicId }, handlers) => {
      const topic = followed(topicId);
      breakOff(topic);
      const stopListening = topic.ledger.listen(handlers.onChange);
      const stop = messages.subscribe(
        { topicId },
        {
          onMessage: (message) => {
            topic.ledger.note(message);
            if (!topic.isBehind) topic.joined = Math.max(topic.joined, message.sentAt);
          },
          onRecall: (chatId) => topic.ledger.add({ kind: 'recall', chatId }),
          onSeen: (userId, seenTime) => topic.ledger.add({ kind: 'seen', userId, seenTime }),
          onTyping: handlers.onTyping,
          onReconnect: () => {
            breakOff(topic);
            handlers.onReconnect();
          },
        },
      );
      return () => {
        stopListening();
        stop();
      };
    },
  };

  return { ...backend, messages: numbered };
}
