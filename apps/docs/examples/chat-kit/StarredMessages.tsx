import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

const demo = createDemoPort({ count: 12 });
// With `star` the menu of a message has “Star”.
const port = { ...demo, messages: { ...demo.messages, star: async () => {} } };

export default function Example() {
  return (
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
