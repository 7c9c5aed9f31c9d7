import { manualClock } from '@franca/ui/core';
import { describe, expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from '../../adapters/memoryOutboxStorage.ts';
import { createDemoPort, type DemoPortOptions } from '../../testing/createDemoPort.ts';
import { demoMessage } from '../../testing/demoMessage.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import type { ChatDataPort, MessagePage, MessagesPort, TopicHandlers } from './ChatDataPort.ts';
import { createTopicSession } from './createTopicSession.ts';

async function setup(
  options: DemoPortOptions = {},
  over: Partial<MessagesPort> = {},
  initialPage?: MessagePage,
) {
  const clock = manualClock();
  const demo = createDemoPort(options);
  let handlers: TopicHandlers | null = null;
  const port: ChatDataPort = {
    ...demo,
    messages: {
      ...demo.messages,
      subscribe: (request, given) => {
        handlers = given;
        return demo.messages.subscribe(request, given);
      },
      ...over,
    },
  };
  const outbox = createOutbox({
    userId: 'viewer',
    storage: memoryOutboxStorage(),
    send: port.messages.send,
    clock,
  });
  await outbox.start();
  const session = createTopicSession({
    topicId: 'demo',
    port,
    outbox,
    clock,
    random: () => 0.5,
    initialPage,
    readingLanguage: 'en',
  });
  const close = session.open();
  return { clock, demo, port, session, close, outbox, reconnect: () => handlers?.onReconnect() };
}

const ready = (session: Awaited<ReturnType<typeof setup>>['session']) =>
  vi.waitFor(() => expect(session.getStatus().first.kind).toBe('ready'), { timeout: 10_000 });
const seqs = (session: Awaited<ReturnType<typeof setup>>['session']) =>
  session.store.getSnapshot().messages.map((message) => message.seq);
const late = (seq: number) =>
  demoMessage(seq, { topicId: 'demo', newestAt: 1_800_000_000_000 + seq, count: seq });

describe('an open conversation', () => {
  it('shows the newest page of twenty', async () => {
    const { session } = await setup({ count: 60 });
    await ready(session);
    expect(seqs(session)).toEqual(Array.from({ length: 20 }, (_, index) => 41 + index));
  });

  it('begins with a page that is loaded already, and asks only for what came since', async () => {
    const initialPage = { messages: [late(4), late(5)], hasOlder: true, asOf: 5 };
    const { session, demo } = await setup({ count: 5 }, {}, initialPage);
    expect(session.getStatus().first.kind).toBe('ready');
    expect(seqs(session)).toEqual([4, 5]);
    demo.emit({ kind: 'message', seq: 6, message: late(6) });
    expect(seqs(session)).toEqual([4, 5, 6]);
    expect(demo.calls.filter((call) => call.startsWith('messages.page'))).toEqual([]);
  });

  it('knows from the page itself who has seen what, also after a reload', async () => {
    const { session } = await setup({ count: 3, seenTimes: { lucia: 1_000 } });
    await ready(session);
    expect([...session.store.getSnapshot().seenTimes]).toEqual([['lucia', 1_000]]);
  });

  it('loads older pages until there are none, and shares a page that is on its way', async () => {
    const { session, demo } = await setup({ count: 45 });
    await ready(session);
    await Promise.all([session.loadOlder(), session.loadOlder()]);
    await session.loadOlder();
    await session.loadOlder();
    expect(seqs(session)).toHaveLength(45);
    expect(session.store.getSnapshot().hasOlder).toBe(false);
    expect(demo.calls.filter((call) => call.startsWith('messages.page'))).toHaveLength(3);
  });

  it('asks for what was missed when a number is left out', async () => {
    const changes = vi.fn<MessagesPort['changes']>(async () => ({
      changes: [],
      seq: 10,
      hasMore: false,
    }));
    const { session, demo, clock } = await setup({ count: 10 }, { changes });
    await ready(session);
    await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    changes.mockResolvedValue({
      changes: [11, 12].map((seq) => ({ kind: 'message', seq, message: late(seq) })),
      seq: 12,
      hasMore: false,
    });
    demo.emit({ kind: 'message', seq: 12, message: late(12) });
    expect(session.store.getSnapshot().needsSync).toBe(true);
    clock.advance(300);
    await vi.waitFor(() => expect(session.store.getSnapshot().needsSync).toBe(false), { timeout: 10_000 });
    expect(changes).toHaveBeenLastCalledWith(expect.objectContaining({ since: 10 }), expect.anything());
    expect(seqs(session).slice(-2)).toEqual([11, 12]);
  });

  it('asks for nothing that was missed before the first page is loaded', async () => {
    const changes = vi.fn<MessagesPort['changes']>(async () => ({
      changes: [],
      seq: 60,
      hasMore: false,
    }));
    const { session, demo, clock, reconnect } = await setup({ count: 60 }, { changes });
    reconnect();
    demo.emit({ kind: 'message', seq: 61, message: late(61) });
    clock.advance(1000);
    expect(changes).not.toHaveBeenCalled();
    await ready(session);
    await vi.waitFor(() => expect(changes).toHaveBeenCalled(), { timeout: 10_000 });
    expect(changes.mock.calls.every(([{ since }]) => since >= 60)).toBe(true);
  });

  it('does not ask when the missing number arrives by itself', async () => {
    const changes = vi.fn<MessagesPort['changes']>(async () => ({
      changes: [],
      seq: 10,
      hasMore: false,
    }));
    const { session, demo, clock } = await setup({ count: 10 }, { changes });
    await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    demo.emit({ kind: 'other', seq: 12 });
    demo.emit({ kind: 'other', seq: 11 });
    clock.advance(300);
    await Promise.resolve();
    expect(session.store.getSnapshot().lastSeq).toBe(12);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('catches up after a reconnect, page by page, and keeps trying when the server is away', async () => {
    const changes = vi.fn<MessagesPort['changes']>(async ({ since }) => {
      if (changes.mock.calls.length === 2) throw new Error('network');
      const seq = Math.min(since + 1, 12);
      return { changes: since < 12 ? [{ kind: 'other', seq }] : [], seq: 12, hasMore: seq < 12 };
    });
    const { session, clock, reconnect } = await setup({ count: 10 }, { changes });
    await ready(session);
    reconnect();
    await vi.waitFor(
      () => {
        clock.advance(60_000);
        expect(session.store.getSnapshot().lastSeq).toBe(12);
      },
      { timeout: 10_000 },
    );
  });

  it('has no hole after messages that came while the first page could not be read', async () => {
    const pages: ((isThere: boolean) => void)[] = [];
    const { demo, session, reconnect, clock } = await setup(
      { count: 60 },
      {
        page: async (request, options) => {
          const isThere = await new Promise<boolean>((resolve) => void pages.push(resolve));
          if (!isThere) throw new Error('The server cannot be reached.');
          return demo.messages.page(request, options);
        },
        changes: async ({ since }) => {
          const missed = Array.from({ length: 60 - since }, (_, index) => late(since + 1 + index));
          const changes = missed.map((message) => ({ kind: 'message', seq: message.seq, message }) as const);
          return { changes, seq: 60, hasMore: false };
        },
      },
    );
    session.store.apply([{ kind: 'message', seq: 5, message: late(5) }]);
    pages[0]?.(false);
    await vi.waitFor(() => expect(session.getStatus().first.kind).toBe('failed'));
    reconnect();
    pages[1]?.(true);
    await vi.waitFor(() => {
      clock.advance(1000);
      expect(seqs(session)).toEqual(Array.from({ length: 56 }, (_, index) => 5 + index));
    });
  });

  it('says why the first page failed, and loads it when asked again', async () => {
    const page = vi.fn<MessagesPort['page']>();
    page.mockRejectedValueOnce(new Error('The server cannot be reached.'));
    page.mockResolvedValue({ messages: [late(1)], hasOlder: false });
    const { session } = await setup({}, { page });
    await vi.waitFor(
      () =>
        expect(session.getStatus().first).toEqual({
          kind: 'failed',
          reason: 'The server cannot be reached.',
        }),
      { timeout: 10_000 },
    );
    await session.reload();
    expect(session.getStatus().first.kind).toBe('ready');
  });
});

describe('an open conversation in use', () => {
  it('shows a message while it waits and never loses or doubles its row when it is stored', async () => {
    const { session } = await setup({ count: 2 });
    await ready(session);
    const rows: number[] = [];
    session.store.subscribe(() => {
      rows.push(session.store.getSnapshot().messages.filter((message) => message.text === 'hello').length);
    });
    await session.send({ text: 'hello', replyTo: null });
    await vi.waitFor(() => expect(session.store.getSnapshot().messages.at(-1)?.seq).toBe(3), {
      timeout: 10_000,
    });
    expect(rows.slice(rows.indexOf(1)).every((count) => count === 1)).toBe(true);
  });

  it('finds a message that lies many pages up', async () => {
    const { session } = await setup({ count: 100 });
    await ready(session);
    expect(await session.loadUntil('lucia-7')).toBe(true);
    expect(await session.loadUntil('nobody-1')).toBe(false);
  });

  it('walks through older pages until something is found, nothing is left, or somebody stops it', async () => {
    const { session, demo } = await setup({ count: 500 });
    await ready(session);
    const count = () => session.store.getSnapshot().messages.length;
    expect(await session.loadOlderUntil(() => count() > 150)).toBe('found');
    const asked = () => demo.calls.filter((call) => call.startsWith('messages.page')).length;
    expect(asked()).toBe(3);
    const stop = new AbortController();
    const outcome = session.loadOlderUntil(() => {
      if (count() > 300) stop.abort();
      return false;
    }, stop.signal);
    expect(await outcome).toBe('stopped');
    expect(count()).toBeLessThan(500);
    expect(await session.loadOlderUntil(() => false)).toBe('beginning');
    expect(count()).toBe(500);
  });

  it('says of a walk that the server did not answer, and walks on when asked again', async () => {
    const demo = createDemoPort({ count: 200 });
    const page = vi.fn<MessagesPort['page']>(demo.messages.page);
    const { session } = await setup({}, { page });
    await ready(session);
    page.mockRejectedValueOnce(new Error('The server cannot be reached.'));
    expect(await session.loadOlderUntil(() => false)).toBe('failed');
    expect(await session.loadOlderUntil(() => false)).toBe('beginning');
  });

  it('shows others typing, until their message arrives, and never the viewer', async () => {
    const { session, demo } = await setup({ count: 2 });
    await ready(session);
    demo.type('lucia', 'Lucía');
    demo.type('viewer', 'Emma');
    expect(session.typing.getSnapshot()).toEqual(['Lucía']);
    demo.emit({
      kind: 'message',
      seq: 3,
      message: { ...late(3), author: { ...late(3).author, id: 'lucia' } },
    });
    expect(session.typing.getSnapshot()).toEqual([]);
  });

  it('keeps what it has when it is opened again, and asks only for what was missed', async () => {
    const { session, demo, close } = await setup({ count: 30 });
    await ready(session);
    close();
    demo.emit({ kind: 'message', seq: 31, message: late(31) });
    session.open();
    await vi.waitFor(() => expect(seqs(session).at(-1)).toBe(31), { timeout: 10_000 });
    expect(demo.calls.filter((call) => call.startsWith('messages.page'))).toHaveLength(1);
  });

  it('takes messages away when their time is over by its own clock, also in weeks', async () => {
    const { session, demo, clock, close } = await setup({ count: 2 });
    await ready(session);
    const ends = (seq: number, seconds: number) => {
      const message = { ...late(seq), expiresAt: clock.now() + seconds * 1000 };
      demo.emit({ kind: 'message', seq, message });
    };
    ends(3, 2_592_000);
    ends(4, 3600);
    expect(seqs(session)).toEqual([1, 2, 3, 4]);
    clock.advance(3_599_999);
    expect(seqs(session)).toEqual([1, 2, 3, 4]);
    clock.advance(1);
    expect(seqs(session)).toEqual([1, 2, 3]);
    clock.advance(2_592_000_000 - 3_600_001);
    expect(seqs(session)).toEqual([1, 2, 3]);
    clock.advance(1);
    expect(seqs(session)).toEqual([1, 2]);
    close();
  });
});
