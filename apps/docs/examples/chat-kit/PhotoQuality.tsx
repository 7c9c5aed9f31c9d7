import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

const port = createDemoPort({ count: 6 });
// Choose a large photo: it is made smaller, unless the originals are wanted.
const options = { photoSide: 1600 };

export default function Example() {
  return (
    <DemoChat port={port} options={options}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
