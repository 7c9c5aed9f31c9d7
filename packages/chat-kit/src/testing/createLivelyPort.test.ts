import { manualClock } from '@franca/ui/core';
import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../core/model/OutgoingMessage.ts';
import type { TopicChange } from '../core/model/TopicChange.ts';
import { createLivelyPort, type LivelyPortOptions } from './createLivelyPort.ts';

const outgoing: OutgoingMessage = {
  chatId: 'viewer-1',
  topicId: 'demo',
  text: 'Hello',
  content: { kind: 'text' },
  writtenAt: 1_700_000_000_000,
  replyTo: null,
};
const page = { topicId: 'demo', before: null, limit: 20 };

function setup(options: LivelyPortOptions = {}) {
  const clock = manualClock();
  const port = createLivelyPort({ clock, count: 3, ...options });
  const received: TopicChange[] = [];
  const typed: string[] = [];
  port.messages.subscribe(page, {
    onChange: (change) => received.push(change),
    onTyping: ({ name }) => typed.push(name),
    onReconnect: () => {},
  });
  return { clock, port, received, typed, kinds: () => received.map(({ kind }) => kind) };
}

describe('the lively port', () => {
  it('lets the other side see, type and answer, and translates the answer later', async () => {
    const { clock, port, received, typed, kinds } = setup({ answerDelay: 1_000, translationDelay: 500 });
    await port.messages.send(outgoing, {});
    expect(kinds()).toEqual(['message', 'seen']);
    expect(typed).toEqual(['Lucía Fernández']);
    clock.advance(999);
    expect(received).toHaveLength(2);
    clock.advance(1);
    expect(received[2]).toMatchObject({ message: { language: 'es', translation: { kind: 'queued' } } });
    clock.advance(500);
    expect(received[3]).toMatchObject({ translation: { kind: 'done', text: 'Where is the train station?' } });
  });

  it('says one answer after the other, without a translation where there is none', async () => {
    const { clock, port, received } = setup({ answers: [{ language: 'sw', text: 'Karibu', english: null }] });
    await port.messages.send(outgoing, {});
    clock.advance(10_000);
    expect(received.at(-1)).toMatchObject({ kind: 'translation', translation: { kind: 'unavailable' } });
    await port.messages.send({ ...outgoing, chatId: 'viewer-2' }, {});
    clock.advance(10_000);
    const ids = received.flatMap((change) => (change.kind === 'message' ? [change.message.chatId] : []));
    expect(ids).toEqual(['viewer-1', 'lucia-answer-1', 'viewer-2', 'lucia-answer-2']);
  });

  it('answers nothing when it is set to be silent', async () => {
    const { clock, port, kinds } = setup({ answers: [] });
    await port.messages.send(outgoing, {});
    clock.advance(60_000);
    expect(kinds()).toEqual(['message', 'seen']);
  });

  it('takes its time by the clock that it is given', async () => {
    const { clock, port } = setup({ latency: 200 });
    let count = 0;
    const loading = port.messages.page(page, {}).then(({ messages }) => {
      count = messages.length;
    });
    clock.advance(199);
    await Promise.resolve();
    expect(count).toBe(0);
    clock.advance(1);
    await loading;
    expect(count).toBe(3);
  });

  it('fails what it is set to fail, with the sentence that is shown', async () => {
    const { port } = setup({ failure: (call) => (call === 'messages.page' ? 'No network.' : null) });
    await expect(port.messages.page(page, {})).rejects.toThrow('No network.');
    await expect(port.messages.send(outgoing, {})).resolves.toMatchObject({ kind: 'stored' });
  });

  it('translates again when it is asked to', async () => {
    const { clock, port, received } = setup({ translation: 'failed' });
    const { messages } = await port.messages.page(page, {});
    const failed = messages.find(({ translation }) => translation.kind === 'failed');
    await port.translations.request({ topicId: 'demo', chatId: failed?.chatId ?? '' }, {});
    clock.advance(800);
    expect(received.map((change) => change.kind === 'translation' && change.translation.kind)).toEqual([
      'queued',
      'done',
    ]);
  });

  it('stores a message once that is sent twice, as every backend must', async () => {
    const { port, received } = setup({ answers: [] });
    const [first, second] = [await port.messages.send(outgoing, {}), await port.messages.send(outgoing, {})];
    expect(second).toEqual(first);
    expect(received.filter(({ kind }) => kind === 'message')).toHaveLength(1);
  });

  it('reports every change once, without a gap', async () => {
    const { clock, port, received } = setup();
    await port.messages.send(outgoing, {});
    clock.advance(60_000);
    expect(received.map(({ seq }) => seq)).toEqual([4, 5, 6, 7]);
  });
});
