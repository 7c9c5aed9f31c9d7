import { manualClock } from '@franca/ui/core';
import { describe, expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from '../../adapters/memoryOutboxStorage.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { createTopicSession } from '../session/createTopicSession.ts';
import { createPlainPort } from './createPlainPort.ts';
import type { PlainBackend, PlainHandlers, PlainMessage } from './PlainBackend.ts';

const ana = { id: 'ana', name: 'Ana', avatarUrl: null };
const ben = { id: 'ben', name: 'Ben', avatarUrl: null };
const topicId = 'talk';
const said = (minute: number, text = `words ${minute}`): PlainMessage => ({
  chatId: `ben-${minute}`,
  topicId,
  author: ben,
  text,
  sentAt: minute * 60_000,
});

/** A backend that numbers nothing: a list, and whoever listens. */
function setup(count: number) {
  const stored = new Map(
    Array.from({ length: count }, (_, index) => said(index + 1)).map((m) => [m.chatId, m]),
  );
  const listeners = new Set<PlainHandlers>();
  const page = vi.fn<PlainBackend['messages']['page']>(async ({ before, limit }) => {
    const older = [...stored.values()]
      .filter(({ sentAt }) => before === null || sentAt < before)
      .sort((left, right) => left.sentAt - right.sentAt);
    return { messages: older.slice(-limit), hasOlder: older.length > limit };
  });
  const port = createPlainPort({
    viewer: ana,
    messages: {
      page,
      send: async ({ chatId, text, writtenAt }) => {
        const message = { chatId, topicId, author: ana, text, sentAt: writtenAt };
        stored.set(chatId, message);
        return { kind: 'stored', message };
      },
      subscribe: (_request, handlers) => {
        listeners.add(handlers);
        return () => listeners.delete(handlers);
      },
    },
  });
  const clock = manualClock();
  const outbox = createOutbox({
    userId: 'ana',
    storage: memoryOutboxStorage(),
    send: port.messages.send,
    clock,
  });
  const view = () => createTopicSession({ topicId, port, outbox, clock, readingLanguage: 'en' });
  return {
    page,
    clock,
    outbox,
    view,
    /** Stores a message without notifying anybody. */
    store: (message: PlainMessage) => stored.set(message.chatId, message),
    notify: (what: (handlers: PlainHandlers) => void) => {
      for (const handlers of [...listeners]) what(handlers);
    },
  };
}

type View = ReturnType<ReturnType<typeof setup>['view']>;
const texts = (view: View) => view.store.getSnapshot().messages.map(({ text }) => text);
const showsLast = (view: View, ...wanted: string[]) =>
  vi.waitFor(() => expect(texts(view).slice(-wanted.length)).toEqual(wanted), { timeout: 10_000 });

describe('the port of a backend without numbers', () => {
  it('opens a conversation with one request, and goes back through it in order', async () => {
    const { view, page } = setup(50);
    const session = view();
    session.open();
    await showsLast(session, 'words 49', 'words 50');
    await session.loadOlder();
    expect(texts(session)).toEqual(Array.from({ length: 40 }, (_, index) => `words ${index + 11}`));
    expect(page.mock.calls.map(([{ before }]) => before)).toEqual([null, 31 * 60_000]);
  });

  it('shows what is reported: new words, changed words, a recall, who has seen it', async () => {
    const { view, notify } = setup(3);
    const session = view();
    session.open();
    await showsLast(session, 'words 3');
    notify(({ onMessage }) => onMessage(said(4)));
    notify(({ onMessage }) => onMessage(said(2, 'other words')));
    notify(({ onMessage }) => onMessage({ ...said(3), reactions: [{ userId: 'ana', emoji: '❤️' }] }));
    notify(({ onRecall }) => onRecall('ben-1'));
    notify(({ onSeen }) => onSeen('ben', 240_000));
    expect(texts(session)).toEqual(['', 'other words', 'words 3', 'words 4']);
    const { messages, seenTimes, needsSync } = session.store.getSnapshot();
    expect(messages.map(({ isRecalled }) => isRecalled)).toEqual([true, false, false, false]);
    expect(messages[2]?.reactions).toHaveLength(1);
    expect([...seenTimes]).toEqual([['ben', 240_000]]);
    expect(needsSync).toBe(false);
  });

  it('finds everything that was missed in a break, whatever was sent or reported in it', async () => {
    const { view, store, notify, outbox } = setup(30);
    const session = view();
    session.open();
    await outbox.start();
    await showsLast(session, 'words 30');
    for (let minute = 31; minute <= 190; minute += 1) store(said(minute));
    store(said(30, 'changed in the break'));
    await session.send({ text: 'mine', replyTo: null });
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]), { timeout: 10_000 });
    notify(({ onReconnect }) => onReconnect());
    notify(({ onMessage }) => onMessage(said(190)));
    await vi.waitFor(() => expect(texts(session)).toHaveLength(190 + 1), { timeout: 10_000 });
    expect(texts(session)[29]).toBe('changed in the break');
    expect(texts(session).slice(30, -1)).toEqual(Array.from({ length: 160 }, (_, i) => `words ${31 + i}`));
    expect(texts(session).at(-1)).toBe('mine');
  });

  it('gives a reopened conversation what another view of it received meanwhile', async () => {
    const { view, store, outbox, clock } = setup(3);
    await outbox.start();
    const first = view();
    const close = first.open();
    await showsLast(first, 'words 3');
    close();
    await first.send({ text: 'sent while closed', replyTo: null });
    await vi.waitFor(() => expect(outbox.getSnapshot()).toEqual([]), { timeout: 10_000 });
    store({ ...said(4), sentAt: clock.now() + 1 });
    const second = view();
    second.open();
    await showsLast(second, 'sent while closed', 'words 4');
    first.open();
    await showsLast(first, 'sent while closed', 'words 4');
  });
});
