import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoMessage, demoNow, demoTopic } from '@franca/chat-kit/testing';

const demo = createDemoPort({ count: 12 });
const pinned = [demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 12 })];
// A port with `pin` and `pins` offers pinning, and shows what is pinned.
const port = { ...demo, messages: { ...demo.messages, pin: async () => {}, pins: async () => pinned } };

export default function Example() {
  return (
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
