import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

const demo = createDemoPort({ count: 12 });
// With `edit` the arrow up in the empty field edits the last own message.
const port = { ...demo, messages: { ...demo.messages, edit: async () => {} } };

export default function Example() {
  return (
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
