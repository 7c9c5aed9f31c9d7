'use client';
import { type ChatDataPort, ChatProvider, Conversation, type MessagePage } from '@franca/chat-kit';
import { FrancaProvider } from '@franca/ui/provider';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useState } from 'react';
import { loadPage, loadSince, store } from './actions.ts';
import { people } from './people.ts';

const portFor = (as: keyof typeof people): ChatDataPort => ({
  viewer: people[as],
  messages: {
    page: ({ before }) => loadPage(before),
    changes: async ({ since }) => {
      const newer = await loadSince(since);
      const changes = newer.map((message) => ({ kind: 'message', seq: message.seq, message }) as const);
      return { changes, seq: since + newer.length, hasMore: false };
    },
    send: async ({ chatId, text }) => ({ kind: 'stored', message: await store(as, chatId, text) }),
    // Asks for changes every two seconds; a socket would call `onChange`.
    subscribe: (_, { onReconnect }) => {
      const timer = setInterval(onReconnect, 2000);
      return () => clearInterval(timer);
    },
  },
});

/** The conversation as one person sees it, with the messages that the server has rendered already. */
export function Chat({ as, page }: { as: keyof typeof people; page: MessagePage }) {
  const [port] = useState(() => portFor(as));
  const other = as === 'emma' ? people.marco : people.emma;
  const [topic] = useState(() => ({
    ...{ id: 'room', isGroup: false, title: other.name, avatarUrl: null, members: [port.viewer, other] },
    ...{ presence: 'unknown' as const, unreadCount: 0, lastMessage: null, updatedAt: 0 },
  }));
  return (
    <FrancaProvider locale="en" theme="system">
      <ChatProvider port={port}>
        <main style={{ blockSize: '100dvh' }}>
          <h1>
            <VisuallyHidden>Chat</VisuallyHidden>
          </h1>
          <Conversation topic={topic} initialPage={page} />
        </main>
      </ChatProvider>
    </FrancaProvider>
  );
}
