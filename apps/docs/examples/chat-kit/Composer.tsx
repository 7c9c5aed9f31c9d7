import { Composer, useTopicSession } from '@franca/chat-kit';
import { createDemoPort, DemoChat } from '@franca/chat-kit/testing';

const port = createDemoPort({ count: 0 });

function AskUs() {
  const session = useTopicSession('demo');
  return (
    <Composer session={session} replyTo={null} onReplyEnd={() => {}} tools={['emoji', 'media', 'file']} />
  );
}

export default function Example() {
  return (
    <DemoChat port={port}>
      <AskUs />
    </DemoChat>
  );
}
