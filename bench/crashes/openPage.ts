import { ApiError, createApiClient, createSocket } from '@franca/api-client';
import { type Change, chatEvents, type Message } from '@franca/contract';
import type { MessageSnapshot } from '../../packages/chat-kit/src/core/model/Message.ts';
import type { TopicChange } from '../../packages/chat-kit/src/core/model/TopicChange.ts';
import { createOutbox } from '../../packages/chat-kit/src/core/outbox/createOutbox.ts';
import type { OutboxStorage } from '../../packages/chat-kit/src/core/outbox/Outbox.ts';
import { outcomeOfStatus } from '../../packages/chat-kit/src/core/outbox/outcomeOfStatus.ts';
import type { ChatDataPort, MessagesPort } from '../../packages/chat-kit/src/core/session/ChatDataPort.ts';
import { createTopicSession } from '../../packages/chat-kit/src/core/session/createTopicSession.ts';

/** Whose page it is, and what it shows. */
export type PageOptions = {
  /** Address that people open. */
  url: string;
  /** The person. */
  userId: string;
  /** Their session. */
  token: string;
  /** Conversation that is open. */
  topicId: string;
  /** What survives a reload: given to the next page too. */
  storage: OutboxStorage;
  /** Called with client id and number of every message that the server acknowledges. */
  onAcknowledged: (chatId: string, seq: number) => void;
};

/** A page with one open conversation. */
export type Page = {
  /** Writes a message; resolves once the outbox holds it, with its client id. */
  write: (text: string) => Promise<string>;
  /** Client ids of the messages that the page shows, in their order; those that are not stored yet at the end. */
  shown: () => readonly string[];
  /** The last change up to which nothing is missing. */
  lastSeq: () => number;
  /** How many messages wait in the outbox. */
  waiting: () => number;
  /** Whether the socket is connected. */
  isConnected: () => boolean;
  /** Ends the page as a reload does: requests break off, and nothing of it runs any more. */
  end: () => void;
};

const never = new Promise<never>(() => undefined);

/** Pages that ended must not write any more: in a browser they are gone. */
function untilEnded(storage: OutboxStorage, isEnded: () => boolean): OutboxStorage {
  const guard = <Result>(work: () => Promise<Result>): Promise<Result> => (isEnded() ? never : work());
  return {
    load: () => guard(storage.load),
    put: (item) => guard(() => storage.put(item)),
    remove: (chatId) => guard(() => storage.remove(chatId)),
    reserveTimestamp: (now) => guard(() => storage.reserveTimestamp(now)),
  };
}

function toSnapshot(message: Message): MessageSnapshot {
  const { _id: id, name } = message.by;
  return {
    chatId: message.chat_id,
    topicId: message.topic_id,
    seq: message.seq,
    content: { kind: 'text' },
    author: { id, name, avatarUrl: null },
    text: message.content ?? '',
    language: null,
    translation: { kind: 'none' },
    sentAt: Date.parse(message.date),
    replyTo: null,
    isRecalled: false,
  };
}

const toChange = (change: Change): TopicChange =>
  change.kind === 'message'
    ? { kind: 'message', seq: change.seq, message: toSnapshot(change.message) }
    : { kind: 'other', seq: change.seq };

/** Opens a page as the web app does: the real client, socket, outbox and conversation, without the views. */
export function openPage(options: PageOptions): Page {
  const { url, userId, token, topicId, onAcknowledged } = options;
  const ended = new AbortController();
  const getToken = () => token;
  const api = createApiClient({
    baseUrl: `${url}/api`,
    getToken,
    fetch: async (input, init) => {
      const signal = AbortSignal.any([ended.signal, ...(init?.signal ? [init.signal] : [])]);
      const response = await fetch(input, { ...init, signal });
      return ended.signal.aborted ? never : response;
    },
  });
  const socket = createSocket('/chat', { url, userId, getToken });
  const topic = { topic_id: topicId };

  const send: MessagesPort['send'] = async ({ chatId, text }) => {
    try {
      const body = { topic_id: topicId, type: 'message', chat_id: chatId, content: text } as const;
      const message = toSnapshot(await api.chat.send({ body }));
      onAcknowledged(chatId, message.seq);
      return { kind: 'stored', message };
    } catch (error) {
      if (ended.signal.aborted) return never;
      if (!(error instanceof ApiError)) throw error;
      const seconds = error.retryAfter === null ? undefined : error.retryAfter / 1000;
      return outcomeOfStatus(error.status, error.message, seconds);
    }
  };
  const outbox = createOutbox({
    userId,
    storage: untilEnded(options.storage, () => ended.signal.aborted),
    send,
  });

  const messages: MessagesPort = {
    send,
    page: async ({ before, limit }) => {
      const from_date = before === null ? undefined : new Date(before).toISOString();
      const list = await api.chat.list({ query: { topic_id: topicId, from_date, limit } });
      return { messages: list.map(toSnapshot), hasOlder: list.length >= limit };
    },
    changes: async ({ since, limit }, { signal }) => {
      const page = await api.topics.changes({ query: { topic_id: topicId, since, limit }, signal });
      return { changes: page.changes.map(toChange), seq: page.seq, hasMore: page.has_more };
    },
    subscribe: (_request, { onChange, onReconnect }) => {
      const stops = [
        socket.on(chatEvents.newChat, topic, (message) =>
          onChange({ kind: 'message', seq: message.seq, message: toSnapshot(message) }),
        ),
        socket.keepSubscribed(chatEvents.topicListen, chatEvents.topicStopListen, topic),
        socket.keepSubscribed(chatEvents.joinChat, chatEvents.leaveChat, topic),
        socket.subscribe(async ({ status }) => {
          if (status !== 'connected') return;
          outbox.wake();
          await socket.emit(chatEvents.topicListen, topic).catch(() => undefined);
          onReconnect();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  const port: ChatDataPort = { viewer: { id: userId, name: userId, avatarUrl: null }, messages };
  const session = createTopicSession({ topicId, port, outbox });
  const close = session.open();
  socket.connect();
  void outbox.start();

  return {
    write: async (text) => (await outbox.enqueue({ topicId, text, replyTo: null })).chatId,
    shown: () => session.store.getSnapshot().messages.map(({ chatId }) => chatId),
    lastSeq: () => session.store.getSnapshot().lastSeq,
    waiting: () => outbox.getSnapshot().length,
    isConnected: () => socket.getState().status === 'connected',
    end: () => {
      ended.abort();
      outbox.stop();
      close();
      socket.close();
    },
  };
}
