import { ChatProvider, Conversation, type Topic } from '@franca/chat-kit';
import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import { useState } from 'react';
import type { ChatServer } from './ChatServer.ts';
import { createPort } from './createPort.ts';
import { lagoon } from './lagoon.ts';
import { meetingKind } from './meeting/meetingKind.tsx';
import { useMeetingTool } from './meeting/useMeetingTool.ts';
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

// A theme and a kind of message that the kit has never heard of. Outside of components, so that they stay the same objects.
const themes = [lagoon];
const kinds = [meetingKind];

/** The conversation with a tool of this page among those of the kit; what its small backend cannot store is not offered. */
function Meetable({ topic, language }: { topic: Topic; language: string }) {
  const meeting = useMeetingTool();
  return <Conversation topic={topic} readingLanguage={language} composerTools={['emoji', meeting]} />;
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
    theme: lagoon.name,
  }));
  return (
    <FrancaProvider locale={person.language} theme="system" scope="element">
      <div className="side" data-side={person.id} style={{ blockSize: '100%' }}>
        <ChatProvider port={port} themes={themes} kinds={kinds}>
          <Meetable topic={topic} language={person.language} />
        </ChatProvider>
        <Toaster />
      </div>
    </FrancaProvider>
  );
}
