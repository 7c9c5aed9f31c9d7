import { manualClock } from '@franca/ui/core';
import { describe, expect, it, vi } from 'vitest';
import { memoryChoiceStorage } from '../../adapters/memoryChoiceStorage.ts';
import { createDemoAssistant, type DemoAssistantOptions } from '../../testing/createDemoAssistant.ts';
import { conversationOf, newConversation, phaseOf } from './AssistantState.ts';
import { createAssistantStore } from './createAssistantStore.ts';

/** Lets everything run that waits for nothing but promises. */
const resolved = () => new Promise<void>((done) => setImmediate(done));

async function setUp(options: DemoAssistantOptions = {}) {
  const clock = manualClock();
  const port = createDemoAssistant({ answer: () => 'one two three', pause: 20, clock, ...options });
  const storage = memoryChoiceStorage();
  let ids = 0;
  const make = () =>
    createAssistantStore({
      port,
      storage,
      clock,
      createId: () => {
        ids += 1;
        return `request-${ids}`;
      },
      backoff: () => 1_000,
    });
  const store = make();
  const stop = store.start();
  await resolved();
  const pass = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await resolved();
  };
  const shown = (topicId: string | null, of = store) =>
    conversationOf(of.getState(), topicId).rows.map(({ message }) => message.text);
  const topicAt = (index: number) => {
    const { topics } = store.getState();
    return topics.kind === 'ready' ? (topics.list[index]?.id ?? '') : '';
  };
  const phase = (topicId: string | null) => phaseOf(conversationOf(store.getState(), topicId));
  return { port, store, storage, stop, make, pass, shown, topicAt, phase, clock };
}

describe('a question', () => {
  it('begins a topic, whose id is that of its answer', async () => {
    const { store, pass, shown, topicAt } = await setUp();
    store.ask(null, 'How are you?');
    expect(shown(null)).toEqual(['How are you?', '']);
    await pass(1);
    const id = topicAt(0);
    expect(store.getState().became).toBe(id);
    expect(shown(null)).toEqual(['How are you?', '']);
    store.open(id);
    await pass(200);
    expect(shown(id)).toEqual(['How are you?', 'one two three']);
    expect(shown(null)).toEqual([]);
  });

  it('shows its answer word by word, without a word twice', async () => {
    const { store, pass, shown, phase } = await setUp();
    store.ask(null, 'Count');
    await pass(0);
    expect(phase(null)).toBe('writing');
    await pass(20);
    await pass(16);
    expect(shown(null)).toEqual(['Count', 'one ']);
    await pass(200);
    expect(shown(null)).toEqual(['Count', 'one two three']);
    expect(phase(null)).toBe('idle');
  });

  it('keeps the rows of the screen when the backend names its messages', async () => {
    const { store, pass, topicAt } = await setUp();
    store.ask(null, 'Count');
    const keys = conversationOf(store.getState(), null).rows.map(({ key }) => key);
    await pass(200);
    await pass(200);
    expect(conversationOf(store.getState(), topicAt(0)).rows.map(({ key }) => key)).toEqual(keys);
  });

  it('is not asked twice while its answer is written, nor without words', async () => {
    const { store, pass, shown } = await setUp();
    store.ask(null, '   ');
    store.ask(null, 'One');
    store.ask(null, 'Two');
    await pass(300);
    expect(shown(null)).toEqual(['One', 'one two three']);
  });

  it('that was refused stays, is asked again, or given up', async () => {
    const { port, store, pass, shown, storage } = await setUp();
    store.drafts.set(newConversation, 'Count');
    port.refuseNext('ask', 'limit');
    store.ask(null, 'Count');
    await pass(0);
    const refused = conversationOf(store.getState(), null);
    expect(refused.rows.map(({ delivery }) => delivery)).toEqual(['failed']);
    expect(refused.problem?.reason).toBe('limit');
    expect(storage.get(`assistant/draft/${newConversation}`)).toBe('Count');
    port.refuseNext('ask', 'offline');
    store.retry(null);
    await pass(0);
    store.retry(null);
    await pass(300);
    expect(shown(null)).toEqual(['Count', 'one two three']);
    expect(storage.get(`assistant/draft/${newConversation}`)).toBeNull();
  });

  it('that was edited replaces the old one and what followed; given up, these are there again', async () => {
    const { port, store, pass, shown, topicAt } = await setUp({ topics: { Trip: ['a', 'b', 'c', 'd'] } });
    const id = topicAt(0);
    store.open(id);
    await pass(0);
    const third = conversationOf(store.getState(), id).rows[2]?.message.id ?? '';
    port.refuseNext('ask', 'busy');
    store.ask(id, 'C', third);
    expect(shown(id)).toEqual(['a', 'b', 'C', '']);
    await pass(0);
    expect(store.discard(id)).toBe('C');
    expect(shown(id)).toEqual(['a', 'b', 'c', 'd']);
    store.ask(id, 'C', third);
    await pass(300);
    expect(shown(id)).toEqual(['a', 'b', 'C', 'one two three']);
  });
});

describe('what was said before', () => {
  it('is given to the backend with a question, as far as it is loaded', async () => {
    const { port, store, pass, topicAt } = await setUp({ topics: { Trip: ['a', 'b', 'c', 'd'] } });
    const asked = vi.spyOn(port, 'ask');
    const id = topicAt(0);
    store.open(id);
    await pass(0);
    const said = () => asked.mock.lastCall?.[0].conversation.map(({ text }) => text);
    store.ask(id, 'e');
    expect(said()).toEqual(['a', 'b', 'c', 'd']);
    await pass(500);
    // An edited question is asked without what followed the old one.
    store.ask(id, 'C', conversationOf(store.getState(), id).rows[2]?.message.id);
    expect(said()).toEqual(['a', 'b']);
    store.ask(null, 'Hello');
    expect(said()).toEqual([]);
  });

  it('ends with the question where its answer is written anew', async () => {
    const { port, store, pass, topicAt } = await setUp({ topics: { Trip: ['a', 'b', 'c', 'd'] } });
    const renewed = vi.spyOn(port, 'regenerate');
    const id = topicAt(0);
    store.open(id);
    await pass(0);
    store.regenerate(id);
    expect(renewed.mock.lastCall?.[0].conversation.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });
});

describe('an answer', () => {
  it('that is stopped keeps what was written', async () => {
    const { store, pass, shown, topicAt, phase } = await setUp();
    store.ask(null, 'Count');
    await pass(0);
    store.open(topicAt(0));
    await pass(40);
    await pass(16);
    store.stop(topicAt(0));
    expect(phase(topicAt(0))).toBe('stopping');
    await pass(300);
    const { message } = conversationOf(store.getState(), topicAt(0)).rows[1] ?? {};
    expect([message?.text, message?.state]).toEqual(['one two', 'stopped']);
    expect(shown(topicAt(0))).toHaveLength(2);
  });

  it('that is regenerated keeps its earlier versions', async () => {
    const { store, pass, topicAt } = await setUp({ topics: { Trip: ['a', 'b'] } });
    const id = topicAt(0);
    store.open(id);
    await pass(0);
    for (const version of [2, 3]) {
      store.regenerate(id);
      expect(conversationOf(store.getState(), id).rows[1]?.message.text).toBe('');
      await pass(500);
      const message = conversationOf(store.getState(), id).rows[1]?.message;
      expect(message?.text).toContain(`Version ${version}`);
      expect(message?.earlier).toHaveLength(version - 1);
      expect(message?.earlier[0]).toBe('b');
    }
  });

  it('that is being written is followed after a reload, from its first word', async () => {
    const { store, make, pass, shown, topicAt } = await setUp();
    store.ask(null, 'Count');
    await pass(40);
    const reloaded = make();
    reloaded.start();
    reloaded.open(topicAt(0));
    await pass(0);
    await pass(16);
    expect(shown(topicAt(0), reloaded)[1]).toMatch(/^one /);
    await pass(300);
    expect(shown(topicAt(0), reloaded)).toEqual(['Count', 'one two three']);
    expect(shown(topicAt(0))).toEqual(['Count', 'one two three']);
  });

  it('whose connection is lost is looked for again', async () => {
    const { port, store, pass, shown } = await setUp();
    port.pauseAfter();
    store.ask(null, 'Count');
    await pass(40);
    port.disconnect();
    await pass(0);
    expect(conversationOf(store.getState(), null).stream.kind).toBe('lost');
    port.refuseNext('follow', 'offline');
    await pass(1_000);
    expect(conversationOf(store.getState(), null).stream.kind).toBe('lost');
    port.resume();
    await pass(1_000);
    await pass(300);
    expect(shown(null)).toEqual(['Count', 'one two three']);
  });

  it('of another tab appears in this one', async () => {
    const { store, make, pass, shown, topicAt } = await setUp({ topics: { Trip: ['a', 'b'] } });
    const id = topicAt(0);
    const other = make();
    other.start();
    other.open(id);
    store.open(id);
    await pass(0);
    store.ask(id, 'c');
    await pass(400);
    expect(shown(id, other)).toEqual(['a', 'b', 'c', 'one two three']);
  });
});

describe('the history', () => {
  it('is loaded page by page, also when something was written in between', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `m${index}`);
    const { store, pass, shown, topicAt } = await setUp({ topics: { Long: texts } });
    const id = topicAt(0);
    store.open(id);
    await pass(0);
    expect(shown(id)).toEqual(texts.slice(30));
    store.ask(id, 'new');
    await pass(300);
    store.loadOlder(id);
    store.loadOlder(id);
    await pass(0);
    store.loadOlder(id);
    await pass(0);
    expect(shown(id)).toEqual([...texts, 'new', 'one two three']);
    expect(conversationOf(store.getState(), id).hasOlder).toBe(false);
  });

  it('that cannot be loaded says so, and is loaded again', async () => {
    const { port, store, pass, shown, topicAt } = await setUp({ topics: { Trip: ['a', 'b'] } });
    port.refuseNext('loadPage', 'offline');
    store.open(topicAt(0));
    await pass(0);
    expect(conversationOf(store.getState(), topicAt(0)).first).toMatchObject({ kind: 'failed' });
    store.open(topicAt(0));
    await pass(0);
    expect(shown(topicAt(0))).toEqual(['a', 'b']);
  });

  it('of a topic that was deleted elsewhere is gone', async () => {
    const { port, store, pass, topicAt } = await setUp({ topics: { Trip: ['a', 'b'] } });
    const id = topicAt(0);
    store.open(id);
    await pass(0);
    await port.deleteTopic({ topicId: id });
    await pass(0);
    expect(topicAt(0)).toBe('');
    expect(conversationOf(store.getState(), id).first).toMatchObject({ problem: { reason: 'gone' } });
  });
});

it('topics are renamed and deleted', async () => {
  const { store, pass, topicAt } = await setUp({ topics: { One: ['a', 'b'], Two: ['c', 'd'] } });
  const [two, one] = [topicAt(0), topicAt(1)];
  await store.rename(one, 'First');
  await store.remove(two);
  await pass(0);
  expect(store.getState().topics).toMatchObject({ kind: 'ready', list: [{ id: one, title: 'First' }] });
});

it('a list that cannot be loaded says so, and is loaded again', async () => {
  const { port, make, pass } = await setUp({ topics: { One: ['a', 'b'] } });
  port.refuseNext('loadTopics', 'offline');
  const store = make();
  store.start();
  await pass(0);
  expect(store.getState().topics.kind).toBe('failed');
  store.reload();
  await pass(0);
  expect(store.getState().topics.kind).toBe('ready');
});
