import { InfoPanel } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

// A port with `setMessageLifetime` has “Disappearing messages” in the panel, which opens the dialog.
const port = createDemoPort({ count: 6, onLifetime: 'store' });

export default function Example() {
  return (
    <DemoChat port={port}>
      <InfoPanel topic={demoTopic({ messageLifetime: 86_400 })} onClose={() => undefined} />
    </DemoChat>
  );
}
