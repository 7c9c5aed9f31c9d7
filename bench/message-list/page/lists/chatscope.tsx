import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { Message, MessageList } from '@chatscope/chat-ui-kit-react';
import { useImperativeHandle, useRef } from 'react';
import type { BenchMessage } from '../BenchMessage.ts';
import type { ListProps } from '../ListUnderTest.ts';
import { SimpleText } from '../SimpleRow.tsx';
import { useMessages } from '../useBenchStore.ts';

const modelOf = (message: BenchMessage) => ({
  type: 'custom' as const,
  direction: message.isOwn ? ('outgoing' as const) : ('incoming' as const),
  position: 'single' as const,
});

/** chatscope's message list with its own rows; it holds its messages only when they are its own components. */
export function List({ store, ref }: ListProps) {
  const messages = useMessages(store);
  const host = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    jump: (index) =>
      host.current
        ?.querySelector(`[data-key="${store.getMessages()[index]?.id}"]`)
        ?.scrollIntoView({ block: 'center' }),
  }));
  return (
    <div ref={host} style={{ flex: 1, minBlockSize: 0, position: 'relative' }}>
      <MessageList scrollBehavior="auto" autoScrollToBottomOnMount>
        {messages.map((message) => (
          <Message
            key={message.id}
            model={modelOf(message)}
            data-key={message.id}
            data-other={message.isOwn ? undefined : ''}
          >
            <Message.CustomContent>
              <SimpleText message={message} store={store} />
            </Message.CustomContent>
          </Message>
        ))}
      </MessageList>
    </div>
  );
}
