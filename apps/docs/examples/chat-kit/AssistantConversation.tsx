import { localChoiceStorage } from '@franca/chat-kit';
import { AssistantConversation, createAssistantStore, useAssistantStart } from '@franca/chat-kit/assistant';
import { createDemoAssistant } from '@franca/chat-kit/testing';
import { useState } from 'react';

const port = createDemoAssistant(); // it writes word by word
const store = createAssistantStore({ port, storage: localChoiceStorage('example') });

export default function Example() {
  const [topicId, open] = useState(null);
  useAssistantStart(store);
  return (
    <main style={{ display: 'grid', blockSize: '100dvh' }}>
      <AssistantConversation store={store} topicId={topicId} onTopic={open} />
    </main>
  );
}
