import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

const port = createDemoPort({ count: 6, translation: 'unavailable' });
// Where the browser has a translation of its own, it is offered for what the backend cannot translate.
const options = { translateOnDevice: true };

export default function Example() {
  return (
    <DemoChat port={port} options={options}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
