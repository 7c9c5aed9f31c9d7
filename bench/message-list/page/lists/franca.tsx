import '@franca/ui';
import {
  type Attachment,
  type ChatMessage,
  createRowBuilder,
  type MessageActions,
  MessageList,
  type MessageListHandle,
} from '@franca/chat-kit';
import { createDemoPort, DemoChat } from '@franca/chat-kit/testing';
import { FrancaProvider } from '@franca/ui';
import { useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import { type BenchMessage, pictureOf, textOf } from '../BenchMessage.ts';
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

const pictureFor = (message: BenchMessage, isHere: boolean): Attachment => ({
  id: message.id,
  type: 'image',
  name: 'picture.svg',
  source: isHere ? pictureOf(message.id) : '',
});

/** Late words come as what they are in a conversation: a translation in the place of the original. */
const asChat = (message: BenchMessage, late: number, isPictureHere: boolean): ChatMessage => ({
  chatId: message.id,
  topicId: 'bench',
  seq: 1,
  content: message.hasPicture
    ? { kind: 'image', attachments: [pictureFor(message, isPictureHere)] }
    : { kind: 'text' },
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

let prepared: readonly ChatMessage[] = [];

/** An application holds its messages in the kit's form long before a conversation opens. */
export function prepare(store: BenchStore): void {
  prepared = store.getMessages().map((message) => asChat(message, 0, false));
}

/** The rows of the store, kept up to date one message at a time, as the topic store of a conversation does. */
function createRows(store: BenchStore) {
  const now = Date.UTC(2026, 10, 1);
  const options = { viewerId: 'me', now, firstUnread: null, hasOlder: false };
  let chat = prepared;
  const build = createRowBuilder();
  let rows = build(chat, options);
  return {
    getRows: () => rows,
    subscribe: (listener: () => void) => {
      const stopMessages = store.subscribe(() => {
        const known = new Map(chat.map((message) => [message.chatId, message]));
        chat = store.getMessages().map((message) => known.get(message.id) ?? asChat(message, 0, false));
        rows = build(chat, options);
        listener();
      });
      const stopLate = store.subscribeLate(null, (id) => {
        const index = rows.findIndex(({ key }) => key === id);
        const [message, row] = [store.getMessages()[index], rows[index]];
        if (!message || !row) return;
        chat = chat.with(index, asChat(message, store.lateWords(id), store.isPictureHere(id)));
        rows = build(chat, options);
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
      handleRef={list}
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
