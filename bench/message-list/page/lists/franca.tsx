import '@franca/ui';
import {
  buildRows,
  type ChatMessage,
  type ConversationRow,
  type MessageActions,
  MessageList,
  type MessageListHandle,
} from '@franca/chat-kit';
import { createDemoPort, DemoChat } from '@franca/chat-kit/testing';
import { FrancaProvider } from '@franca/ui';
import { useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import { type BenchMessage, textOf } from '../BenchMessage.ts';
import type { BenchStore } from '../createBenchStore.ts';
import type { ListProps } from '../ListUnderTest.ts';

const nothing = () => undefined;
const actions: MessageActions = {
  reply: nothing,
  copy: nothing,
  recall: nothing,
  retry: nothing,
  discard: nothing,
  setView: nothing,
  retryTranslation: nothing,
  jumpTo: nothing,
};

const authorOf = (isOwn: boolean) => ({
  id: isOwn ? 'me' : 'other',
  name: isOwn ? 'Me' : 'Other',
  avatarUrl: null,
});

/** Late words come as what they are in a conversation: a translation in the place of the original. */
const asChat = (message: BenchMessage, late: number): ChatMessage => ({
  chatId: message.id,
  topicId: 'bench',
  seq: 1,
  kind: 'message',
  author: authorOf(message.isOwn),
  text: message.text,
  language: 'it',
  translation: message.isOwn
    ? { kind: 'none' }
    : late > 0
      ? {
          kind: 'done',
          text: `${message.text} ${textOf(late, late)}`,
          source: 'it',
          target: 'en',
          engine: null,
        }
      : { kind: 'queued', target: 'en' },
  sentAt: message.sentAt,
  replyTo: null,
  isRecalled: false,
  delivery: { kind: 'sent' },
});

/** The rows of the store, kept up to date one message at a time, as the topic store of a conversation does. */
function createRows(store: BenchStore) {
  const now = Date.UTC(2026, 10, 1);
  const options = { viewerId: 'me', now, firstUnread: null, hasOlder: false };
  let chat = store.getMessages().map((message) => asChat(message, 0));
  let rows: ConversationRow[] = buildRows(chat, options);
  const places = new Map<string, number>();
  const remember = () => {
    places.clear();
    rows.forEach((row, index) => {
      places.set(row.key, index);
    });
  };
  remember();
  return {
    getRows: () => rows,
    subscribe: (listener: () => void) => {
      const stopMessages = store.subscribe(() => {
        const known = new Map(chat.map((message) => [message.chatId, message]));
        const knownRows = new Map(rows.map((row) => [row.key, row]));
        chat = store.getMessages().map((message) => known.get(message.id) ?? asChat(message, 0));
        rows = buildRows(chat, options, knownRows);
        remember();
        listener();
      });
      const stopLate = store.subscribeLate(null, (id) => {
        const index = places.get(id);
        const message = index === undefined ? undefined : store.getMessages()[index];
        const row = index === undefined ? undefined : rows[index];
        if (index === undefined || !message || !row) return;
        chat = chat.with(index, asChat(message, store.lateWords(id)));
        rows = rows.with(index, { ...row, message: chat[index] ?? row.message });
        listener();
      });
      return () => {
        stopMessages();
        stopLate();
      };
    },
  };
}

const noSeenTimes = new Map<string, number>();
const idle = { kind: 'idle' } as const;

function FrancaList({ store, ref }: ListProps) {
  const [source] = useState(() => createRows(store));
  const rows = useSyncExternalStore(source.subscribe, source.getRows);
  const list = useRef<MessageListHandle>(null);
  useImperativeHandle(ref, () => ({
    jump: (index) => list.current?.showMessage(source.getRows()[index]?.key ?? ''),
  }));
  return (
    <MessageList
      ref={list}
      topicId="bench"
      rows={rows}
      viewerId="me"
      isGroup={false}
      hasOlder={false}
      older={idle}
      seenTimes={noSeenTimes}
      actions={actions}
      onLoadOlder={nothing}
    />
  );
}

/** Franca's message list with its real bubbles, menus and translation lines. */
export function List(props: ListProps) {
  const [port] = useState(() => createDemoPort({ count: 0 }));
  return (
    <FrancaProvider locale="en" theme="light">
      <DemoChat port={port}>
        <FrancaList {...props} />
      </DemoChat>
    </FrancaProvider>
  );
}
