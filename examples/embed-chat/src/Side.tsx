import { ChatProvider, Conversation, type Topic } from '@franca/chat-kit';
import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import { useState } from 'react';
import type { ChatServer } from './ChatServer.ts';
import { createPort } from './createPort.ts';
import type { Member } from './people.ts';
import { topicId } from './topicId.ts';

/** Props of {@link Side}. */
export interface SideProps {
  /** What both sides talk to. */
  server: ChatServer;
  /** Who sits here. */
  person: Member;
  /** Who sits on the other side. */
  other: Member;
}

/** One person's view of the conversation, all of it in their language. Renders a `<div>`. */
export function Side({ server, person, other }: SideProps) {
  const [port] = useState(() => createPort(server, person));
  const [topic] = useState<Topic>(() => ({
    id: topicId,
    isGroup: false,
    title: other.name,
    avatarUrl: null,
    members: [person, other],
    presence: 'online',
    lastMessage: null,
    unreadCount: 0,
    updatedAt: Date.now(),
  }));
  return (
    <FrancaProvider locale={person.language} theme="system" scope="element">
      <div className="side" data-side={person.id} style={{ blockSize: '100%' }}>
        <ChatProvider port={port}>
          <Conversation topic={topic} readingLanguage={person.language} />
        </ChatProvider>
        <Toaster />
      </div>
    </FrancaProvider>
  );
}
