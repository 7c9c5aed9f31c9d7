import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

// Choose, paste or drop a photo: it waits in the tray above the field, where “Edit” opens the editor.
const port = createDemoPort({ count: 8 });

export default function Example() {
  return (
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
