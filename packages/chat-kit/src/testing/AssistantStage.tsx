import { useState } from 'react';
import {
  AssistantConversation,
  type AssistantConversationProps,
} from '../AssistantConversation/AssistantConversation.tsx';
import { AssistantTopics } from '../AssistantTopics/AssistantTopics.tsx';
import { memoryChoiceStorage } from '../adapters/memoryChoiceStorage.ts';
import type { AssistantPort } from '../core/assistant/AssistantPort.ts';
import { createAssistantStore } from '../core/assistant/createAssistantStore.ts';
import { useAssistantStart } from '../hooks/useAssistant.ts';
import { demoPrompts } from './demoPrompts.ts';

/** Props of {@link AssistantStage}. */
export interface AssistantStageProps extends Partial<Omit<AssistantConversationProps, 'store' | 'topicId'>> {
  /** The backend. */
  port: AssistantPort;
  /** The conversation that is open at first. Default: a new one. */
  topicId?: string | null;
}

const nothing = (): void => {};

/** An assistant's two screens side by side, as an application shows them. Renders a `<div>`. */
export function AssistantStage({
  port,
  topicId = null,
  prompts = demoPrompts,
  ...rest
}: AssistantStageProps) {
  const [store] = useState(() => createAssistantStore({ port, storage: memoryChoiceStorage() }));
  const [open, setOpen] = useState(topicId);
  useAssistantStart(store);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(220px, 300px) 1fr', blockSize: '100vh' }}>
      <AssistantTopics
        store={store}
        selectedId={open}
        onSelect={setOpen}
        onNew={() => setOpen(null)}
        onDeleted={(id) => setOpen((now) => (now === id ? null : now))}
      />
      <AssistantConversation
        onPlans={nothing}
        {...rest}
        store={store}
        topicId={open}
        onTopic={setOpen}
        prompts={prompts}
      />
    </div>
  );
}
