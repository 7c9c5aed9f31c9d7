import { ChatProvider, Conversation, type Topic } from '@franca/chat-kit';
import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { createRoot } from 'react-dom/client';
import '@franca/ui/styles.css';
import '@franca/chat-kit/styles.css';
import { portFor } from './portFor.ts';

const emma = { id: 'emma', name: 'Emma Clarke', avatarUrl: null };
const marco = { id: 'marco', name: 'Marco Bianchi', avatarUrl: null };
const isMarco = new URLSearchParams(location.search).get('as') === 'marco';
const [viewer, other] = isMarco ? [marco, emma] : [emma, marco];
const port = portFor(viewer);
const topic: Topic = {
  ...{ id: 'emma-marco', isGroup: false, title: other.name, avatarUrl: null, members: [viewer, other] },
  ...{ presence: 'unknown', unreadCount: 0, lastMessage: null, updatedAt: 0 },
};

createRoot(document.body).render(
  <FrancaProvider locale={isMarco ? 'it' : 'en'} theme="system">
    <ChatProvider port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <h1>
          <VisuallyHidden>Chat</VisuallyHidden>
        </h1>
        <Conversation topic={topic} />
      </main>
    </ChatProvider>
    <Toaster />
  </FrancaProvider>,
);
