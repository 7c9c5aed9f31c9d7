import { describe, expect, it, vi } from 'vitest';
import { createDemoShelf } from '../../testing/createDemoShelf.ts';
import { demoMessage } from '../../testing/demoMessage.ts';
import type { ChatDataPort, SharedAttachment } from '../session/ChatDataPort.ts';
import { createSharedAttachments } from './createSharedAttachments.ts';

const newestAt = 1_800_000_000_000;
type Fetch = NonNullable<ChatDataPort['attachments']>['page'];

function setup(media: number, over?: Fetch) {
  const shelf = createDemoShelf({ media, newestAt });
  const fetch = vi.fn<Fetch>(over ?? shelf.attachments.page);
  const shared = createSharedAttachments({ fetch, topicId: 'demo', type: 'media', limit: 20 });
  return { fetch, shared, shelf };
}

const ids = (shared: { getState: () => { items: readonly SharedAttachment[] } }) =>
  shared.getState().items.map(({ id }) => id);
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `media-${from + index}`);

function sent(seq: number, sentAt: number) {
  const message = demoMessage(seq, { topicId: 'demo', newestAt: sentAt, count: seq });
  const picture = { id: `new-${seq}`, type: 'image', source: 'data:,', name: 'New.png' } as const;
  const text = { id: `text-${seq}`, type: 'file', source: 'data:,', name: 'New.txt' } as const;
  const content = { kind: 'file', attachments: [picture, text] } as const;
  return { kind: 'message', seq, message: { ...message, content } } as const;
}
const recall = (seq: number, chatId: string) => ({ kind: 'recall', seq, chatId }) as const;

describe('what was shared in a conversation', () => {
  it('comes page by page until there is no more', async () => {
    const { shared, fetch } = setup(45);
    await shared.loadMore();
    expect(ids(shared)).toEqual(names(0, 20));
    await shared.loadMore();
    await shared.loadMore();
    await shared.loadMore();
    expect(ids(shared)).toEqual(names(0, 45));
    expect(shared.getState()).toMatchObject({ hasMore: false, status: { kind: 'ready' } });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('asks for a page once, however often it is wanted', async () => {
    const { shared, fetch } = setup(45);
    await Promise.all([shared.loadMore(), shared.loadMore(), shared.loadMore()]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says why a page failed, and loads it when asked again', async () => {
    const { shared, fetch } = setup(45);
    fetch.mockRejectedValueOnce(new Error('The server cannot be reached.'));
    await shared.loadMore();
    expect(shared.getState().status).toEqual({ kind: 'failed', reason: 'The server cannot be reached.' });
    await shared.loadMore();
    fetch.mockRejectedValueOnce(new Error('Still not.'));
    await shared.loadMore();
    expect(shared.getState().status).toEqual({ kind: 'moreFailed', reason: 'Still not.' });
    await shared.loadMore();
    expect(ids(shared)).toEqual(names(0, 40));
  });

  it('gives up the page that is on its way when nobody waits for it', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { shared } = setup(0, (_request, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    });
    const waiting = shared.loadMore();
    shared.stop();
    await waiting;
    expect(signals[0]?.aborted).toBe(true);
    expect(shared.getState().status.kind).toBe('loading');
  });

  it('puts what is shared meanwhile in front, once, and takes out what is recalled', async () => {
    const { shared } = setup(3);
    await shared.loadMore();
    shared.apply([sent(9, newestAt + 1000), sent(9, newestAt + 1000)]);
    expect(ids(shared)).toEqual(['new-9', ...names(0, 3)]);
    shared.apply([recall(10, 'lucia-media-1')]);
    expect(ids(shared)).toEqual(['new-9', 'media-0', 'media-2']);
  });

  it('leaves nothing out when something was recalled between two pages', async () => {
    const everything = createDemoShelf({ media: 60, newestAt });
    let gone = new Set<string>();
    const { shared } = setup(0, async (request) => {
      const all = (await everything.attachments.page({ ...request, page: 1, limit: 100 }, {})).items;
      const items = all.filter(({ chatId }) => !gone.has(chatId));
      const from = (request.page - 1) * request.limit;
      const pageCount = Math.ceil(items.length / request.limit);
      return { items: items.slice(from, from + request.limit), pageCount };
    });
    await shared.loadMore();
    gone = new Set(['lucia-media-4', 'lucia-media-5']);
    shared.apply([...gone].map((chatId, index) => recall(100 + index, chatId)));
    while (shared.getState().hasMore) await shared.loadMore();
    expect(ids(shared)).toEqual(names(0, 60).filter((id) => id !== 'media-4' && id !== 'media-5'));
  });

  it('does not bring back what was recalled while its page was on its way', async () => {
    const { shared } = setup(3);
    const waiting = shared.loadMore();
    shared.apply([recall(10, 'lucia-media-0')]);
    await waiting;
    expect(ids(shared)).toEqual(['media-1', 'media-2']);
  });

  it('leaves a message from before the loaded pages to its page', async () => {
    const { shared } = setup(45);
    await shared.loadMore();
    shared.apply([sent(1, newestAt - 10 ** 10)]);
    expect(ids(shared)).toEqual(names(0, 20));
  });
});
