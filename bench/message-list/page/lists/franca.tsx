import '@franca/ui';
import {
  type MessageActions,
  MessageList,
  type MessageListHandle,
  type TopicStore,
  useConversationRows,
} from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoPeople } from '@franca/chat-kit/testing';
import { FrancaProvider } from '@franca/ui';
import { useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import type { BenchStore } from '../createBenchStore.ts';
import { createFrancaTopic } from '../createFrancaTopic.ts';
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

const topics = new WeakMap<BenchStore, TopicStore>();

/** An application's store holds its messages before the conversation opens; what is shown of them it works out then. */
export function prepare(store: BenchStore): void {
  topics.set(store, createFrancaTopic(store));
}

function topicOf(store: BenchStore): TopicStore {
  const topic = topics.get(store);
  if (!topic) throw new Error('The store was not prepared.');
  return topic;
}

const idle = { kind: 'idle' } as const;

function FrancaList({ store, ref }: ListProps) {
  const { subscribe, getSnapshot } = topicOf(store);
  const snapshot = useSyncExternalStore(subscribe, getSnapshot);
  const rows = useConversationRows({ snapshot, isReady: true, unreadCount: 0 });
  const list = useRef<MessageListHandle>(null);
  useImperativeHandle(ref, () => ({
    jump: (index) => list.current?.showMessage(store.getMessages()[index]?.id ?? ''),
  }));
  return (
    <MessageList
      handleRef={list}
      topicId="bench"
      rows={rows}
      viewerId={demoPeople.viewer.id}
      isGroup={false}
      hasOlder={snapshot.hasOlder}
      older={idle}
      seenTimes={snapshot.seenTimes}
      actions={actions}
      onLoadOlder={nothing}
    />
  );
}

/** Franca's message list with its real bubbles, menus and translation lines, on the kit's own store. */
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
