import '@franca/ui';
import { memoryChoiceStorage } from '@franca/chat-kit';
import {
  type AnswerHandlers,
  AssistantConversation,
  type AssistantMessage,
  type AssistantPort,
  createAssistantStore,
  useAssistantStart,
} from '@franca/chat-kit/assistant';
import { FrancaProvider } from '@franca/ui';
import { createRoot } from 'react-dom/client';
import type { Screen } from '../Screen.ts';

const topicId = 'bench';
const sentAt = Date.UTC(2026, 0, 1);
const messageOf = (id: string, isAnswer: boolean, text: string): AssistantMessage => ({
  id,
  topicId,
  isAnswer,
  text,
  earlier: [],
  sentAt,
  state: 'done',
  engine: isAnswer ? 'bench' : null,
  sources: [],
});

const refuse = async (): Promise<never> => {
  throw new Error('The benchmark does not ask for it.');
};
const forever = new Promise<never>(() => undefined);

/** Franca's screen over a store whose backend hands on what the benchmark writes. */
export function createScreen(frame: HTMLElement): Screen {
  let history: readonly AssistantMessage[] = [];
  let answer: AnswerHandlers | undefined;
  const port: AssistantPort = {
    loadStatus: async () => ({
      engine: { kind: 'model', name: 'bench', host: null },
      canAsk: true,
      limits: null,
    }),
    loadTopics: async () => [{ id: topicId, title: 'Bench', createdAt: sentAt }],
    loadPage: async () => ({ messages: history.toReversed(), page: 1, pageCount: 1 }),
    ask: (_question, handlers) => {
      answer = handlers;
      handlers.onStart({ topicId, questionId: 'question', answerId: 'answer' });
      return forever;
    },
    regenerate: refuse,
    follow: refuse,
    stop: async () => undefined,
    renameTopic: refuse,
    deleteTopic: refuse,
    subscribe: () => () => undefined,
  };
  const store = createAssistantStore({ port, storage: memoryChoiceStorage() });

  function Stage() {
    useAssistantStart(store);
    return (
      <FrancaProvider locale="en">
        <AssistantConversation store={store} topicId={topicId} onTopic={() => undefined} />
      </FrancaProvider>
    );
  }

  return {
    show: async (messages) => {
      history = messages.map(({ isAnswer, text }, index) => messageOf(`m${index}`, isAnswer, text));
      createRoot(frame).render(<Stage />);
      const newest = history.at(-1)?.text.slice(0, 10) ?? '';
      while (!frame.querySelector('[role="feed"] table')) await new Promise(requestAnimationFrame);
      if (newest === '') throw new Error('There is no history.');
      store.ask(topicId, 'And how do I get there?');
      while (!answer) await new Promise(requestAnimationFrame);
    },
    write: (piece) => answer?.onText(piece),
  };
}
