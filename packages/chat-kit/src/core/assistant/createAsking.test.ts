import { manualClock } from '@franca/ui/core';
import { describe, expect, it } from 'vitest';
import { createDemoAssistant, type DemoAssistantOptions } from '../../testing/createDemoAssistant.ts';
import type { AssistantQuotes } from './AssistantPort.ts';
import { type AskingState, createAsking } from './createAsking.ts';

/** Lets everything run that waits for nothing but promises. */
const resolved = () => new Promise<void>((done) => setImmediate(done));

async function setUp(options: DemoAssistantOptions = {}) {
  const clock = manualClock();
  const port = createDemoAssistant({ answer: () => 'one two three', pause: 20, clock, ...options });
  const requestIds: string[] = [];
  const asking = createAsking({
    port: {
      ...port,
      ask: (question, ...rest) => {
        requestIds.push(question.requestId);
        return port.ask(question, ...rest);
      },
    },
    choice: { conversationId: 'demo', chatIds: ['lucia-1'] },
    clock,
    backoff: () => 1_000,
  });
  const leave = asking.start();
  await resolved();
  const pass = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await resolved();
  };
  const answer = () => {
    const state: AskingState = asking.getState();
    return state.kind === 'asked' ? state.answer : null;
  };
  return { asking, port, pass, leave, answer, requestIds };
}

describe('a question about messages', () => {
  it('shows what would be sent before anything is', async () => {
    const { asking, requestIds } = await setUp();
    expect(asking.getState()).toMatchObject({ kind: 'shown', problem: null });
    expect(requestIds).toEqual([]);
  });

  it('is answered word by word, in a conversation that has a name before the first', async () => {
    const { asking, pass, answer } = await setUp();
    asking.ask('What is meant?');
    expect(answer()).toMatchObject({ topicId: 'topic-1', text: '', state: 'writing' });
    await pass(41);
    await pass(20);
    expect(answer()?.text).toMatch(/^one /);
    await pass(200);
    expect(answer()).toMatchObject({ text: 'one two three', state: 'done', isLost: false });
  });

  it('keeps what was written when it is stopped', async () => {
    const { asking, pass, answer, port } = await setUp();
    port.pauseAfter(1);
    asking.ask('What?');
    await pass(100);
    asking.stop();
    expect(answer()?.isStopping).toBe(true);
    await pass(1);
    expect(answer()).toMatchObject({ text: 'one', state: 'stopped', isStopping: false });
  });

  it('finds its answer again when the connection was lost, and asks nothing twice', async () => {
    const { asking, pass, answer, port, requestIds } = await setUp();
    asking.ask('What?');
    await pass(30);
    port.disconnect();
    await pass(1);
    expect(answer()).toMatchObject({ state: 'writing', isLost: true });
    await pass(1_100);
    await pass(200);
    expect(answer()).toMatchObject({ text: 'one two three', state: 'done', isLost: false });
    expect(requestIds).toHaveLength(1);
  });

  it('is the same request when it was refused and is asked again in the same words', async () => {
    const { asking, pass, answer, port, requestIds } = await setUp();
    port.refuseNext('ask', 'offline');
    asking.ask('What?');
    await pass(1);
    expect(asking.getState()).toMatchObject({ kind: 'shown', problem: { reason: 'offline' } });
    asking.ask('What?');
    await pass(200);
    expect(answer()?.state).toBe('done');
    expect(new Set(requestIds).size).toBe(1);
  });

  it('shows the messages anew when they have changed', async () => {
    const { asking, pass, port } = await setUp();
    port.refuseNext('ask', 'changed');
    asking.ask('What?');
    await pass(1);
    expect(asking.getState()).toMatchObject({ kind: 'shown', problem: { reason: 'changed' } });
  });

  it('says when what would be sent cannot be read, and tries again', async () => {
    const { asking, port } = await setUp();
    port.refuseNext('loadQuotes', 'offline');
    asking.reload();
    await resolved();
    expect(asking.getState()).toMatchObject({ kind: 'failed', problem: { reason: 'offline' } });
    asking.reload();
    await resolved();
    expect(asking.getState().kind).toBe('shown');
  });

  it('keeps what a later start has read when an earlier one, which was ended, is answered late', async () => {
    const quotes = (version: string) => ({ conversationId: 'demo', messages: [], isCut: false, version });
    const answers: ((found: AssistantQuotes) => void)[] = [];
    const asking = createAsking({
      port: {
        ...createDemoAssistant(),
        loadQuotes: () => new Promise<AssistantQuotes>((answer) => answers.push(answer)),
      },
      choice: { conversationId: 'demo', chatIds: ['lucia-1'] },
    });
    asking.start()();
    asking.start();
    answers[1]?.(quotes('new'));
    await resolved();
    answers[0]?.(quotes('old'));
    await resolved();
    expect(asking.getState()).toMatchObject({ kind: 'shown', quotes: { version: 'new' } });
  });

  it('sends nothing where there are no words', async () => {
    const quotes = { conversationId: 'demo', messages: [], isCut: false, version: '' };
    const { asking, requestIds } = await setUp({ quotes });
    asking.ask('What?');
    expect(requestIds).toEqual([]);
  });

  it('reports nothing to a screen that is gone, and its answer goes on', async () => {
    const { asking, pass, port, leave, answer } = await setUp();
    asking.ask('What?');
    await pass(30);
    const topicId = answer()?.topicId ?? '';
    leave();
    await pass(300);
    expect(answer()?.state).toBe('writing');
    const { messages } = await port.loadPage({ topicId, page: 1 }, { signal: AbortSignal.timeout(1_000) });
    expect(messages[0]).toMatchObject({ text: 'one two three', state: 'done' });
    expect(messages[1]?.quotes).toEqual({ conversationId: 'demo', count: 2 });
  });
});
