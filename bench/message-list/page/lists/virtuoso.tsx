import { useImperativeHandle, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { BenchMessage } from '../BenchMessage.ts';
import type { ListProps } from '../ListUnderTest.ts';
import { SimpleRow } from '../SimpleRow.tsx';
import { useMessages } from '../useBenchStore.ts';

/** Far enough from zero that older pages never use it up. */
const start = 10_000_000;

/** react-virtuoso with the usual settings for a chat. */
export function List({ store, ref }: ListProps) {
  const messages = useMessages(store);
  const list = useRef<VirtuosoHandle>(null);
  const [oldest] = useState(() => messages[0]?.id);
  // Where it begins, not where it ends now: a new value would scroll there.
  const [newest] = useState(() => messages.length - 1);
  // What stands before the first message of the beginning came as older pages.
  const added = Math.max(
    0,
    messages.findIndex((message) => message.id === oldest),
  );

  useImperativeHandle(ref, () => ({
    jump: (index) => list.current?.scrollToIndex({ index, align: 'center' }),
  }));

  return (
    <Virtuoso<BenchMessage>
      ref={list}
      className="scroller"
      data={messages}
      firstItemIndex={start - added}
      initialTopMostItemIndex={newest}
      increaseViewportBy={400}
      alignToBottom
      followOutput
      computeItemKey={(_index, message) => message.id}
      itemContent={(_index, message) => <SimpleRow message={message} store={store} />}
    />
  );
}
