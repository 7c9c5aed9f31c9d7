import { localChoiceStorage } from '@franca/chat-kit';
import { AssistantTopics, createAssistantStore, useAssistantStart } from '@franca/chat-kit/assistant';
import { createDemoAssistant } from '@franca/chat-kit/testing';
import { useState } from 'react';

const store = createAssistantStore({ port: createDemoAssistant(), storage: localChoiceStorage('example') });

export default function Example() {
  const [topicId, select] = useState(null);
  useAssistantStart(store);
  return (
    <main style={{ blockSize: '100dvh', maxInlineSize: 300 }}>
      <AssistantTopics store={store} selectedId={topicId} onSelect={select} onNew={() => select(null)} />
    </main>
  );
}
