import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

// The person stands at the last message they have seen.
const port = createDemoPort({ count: 10, translation: 'none', seenTimes: { lucia: Date.now() } });

export default function Example() {
  return (
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
