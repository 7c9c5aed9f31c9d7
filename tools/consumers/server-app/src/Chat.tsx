import { ChatProvider, Conversation, type MessagePage } from '@franca/chat-kit';
import { demoTopic } from '@franca/chat-kit/testing';
import { FrancaProvider } from '@franca/ui/provider';
import { port } from './port.ts';

/** Props of {@link Chat}. */
export interface ChatProps {
  /** The newest messages, as the server read them. */
  messages: MessagePage;
}

/** A conversation that is shown before any script has run. */
export function Chat({ messages }: ChatProps) {
  return (
    <FrancaProvider locale="en" theme="light">
      <main style={{ blockSize: '90vh' }}>
        <ChatProvider port={port}>
          <Conversation topic={demoTopic()} readingLanguage="en" initialPage={messages} />
        </ChatProvider>
      </main>
    </FrancaProvider>
  );
}
