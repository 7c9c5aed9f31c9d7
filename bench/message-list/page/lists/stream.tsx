import 'stream-chat-react/css/index.css';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { formatMessage, type MessageResponse, StreamChat } from 'stream-chat';
import { Channel, Chat, VirtualizedMessageList } from 'stream-chat-react';
import type { BenchMessage } from '../BenchMessage.ts';
import type { ListProps } from '../ListUnderTest.ts';
import { SimpleRow } from '../SimpleRow.tsx';
import { useMessages } from '../useBenchStore.ts';

const reader = { id: 'reader', name: 'Reader' };
const other = { id: 'other', name: 'Other' };

/** A client that never connects: everything shown is handed over. */
function offlineChannel() {
  const client = new StreamChat('none');
  client.user = reader;
  client.userID = reader.id;
  const channel = client.channel('messaging', 'bench');
  channel.initialized = true;
  return { client, channel };
}

const asStream = (message: BenchMessage) => {
  const at = new Date(message.sentAt).toISOString();
  const response = {
    id: message.id,
    text: message.text,
    type: 'regular',
    user: message.isOwn ? reader : other,
  };
  return formatMessage({ ...response, created_at: at, updated_at: at } as MessageResponse);
};

/** Stream's virtualised message list, drawing the plain bubble. */
export function List({ store, ref }: ListProps) {
  const messages = useMessages(store);
  const [{ client, channel }] = useState(offlineChannel);
  const [shown, setShown] = useState<string | undefined>(undefined);
  const [known] = useState(() => new Map<string, ReturnType<typeof asStream>>());
  const formatted = useMemo(
    () =>
      messages.map((message) => {
        const before = known.get(message.id);
        if (before) return before;
        const made = asStream(message);
        known.set(message.id, made);
        return made;
      }),
    [messages, known],
  );
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);

  useImperativeHandle(ref, () => ({ jump: (index) => setShown(store.getMessages()[index]?.id) }));
  // As the library's own jump does after half a second: as long as one is highlighted, each change scrolls to it.
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), 60);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <Chat client={client}>
      <Channel channel={channel} initializeOnMount={false}>
        <VirtualizedMessageList
          messages={formatted}
          highlightedMessageId={shown}
          disableDateSeparator
          hasMore={false}
          stickToBottomScrollBehavior="auto"
          customMessageRenderer={(list, index) => {
            const message = byId.get(list[index]?.id ?? '');
            return message ? <SimpleRow message={message} store={store} /> : <div style={{ blockSize: 1 }} />;
          }}
        />
      </Channel>
    </Chat>
  );
}
