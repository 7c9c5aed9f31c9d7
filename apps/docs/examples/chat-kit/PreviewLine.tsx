import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

// Write something: below the field stands what others will read.
const port = createDemoPort({ count: 4, readLanguages: ['es', 'ar'] });

export default function Example() {
  return (
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" showPreview />
      </main>
    </DemoChat>
  );
}
