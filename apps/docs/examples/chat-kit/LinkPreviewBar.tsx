import { Conversation } from '@franca/chat-kit';
import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';

const demo = createDemoPort({ count: 6 });
// Your server fetches the page. Write an address, such as https://example.com, and wait a moment.
const links = {
  preview: async ({ url }) => ({
    url,
    title: 'A page',
    description: 'What it says about itself',
    site: 'example.com',
  }),
};
const port = { ...demo, links };

export default function Example() {
  return (
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </main>
    </DemoChat>
  );
}
