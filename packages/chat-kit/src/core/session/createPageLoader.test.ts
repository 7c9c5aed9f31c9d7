import { describe, expect, it, vi } from 'vitest';
import { demoMessage } from '../../testing/demoMessage.ts';
import { createTopicStore } from '../store/createTopicStore.ts';
import type { MessagePage, MessagesPort } from './ChatDataPort.ts';
import { createPageLoader } from './createPageLoader.ts';

const message = (seq: number) =>
  demoMessage(seq, { topicId: 'demo', newestAt: 1_800_000_000_000, count: 10 });
const pageOf = (hasOlder: boolean, ...seqs: number[]): MessagePage => ({
  messages: seqs.map(message),
  hasOlder,
});

function setup(initialPage?: MessagePage) {
  const page = vi.fn<MessagesPort['page']>();
  const store = createTopicStore({ readingLanguage: 'en' });
  const onFirst = vi.fn();
  const loader = createPageLoader({ topicId: 'demo', messages: { page }, store, initialPage, onFirst });
  return { page, store, onFirst, loader };
}

describe('a page loader', () => {
  it('is ready at once with a page that is loaded already', async () => {
    const { loader, store, page, onFirst } = setup(pageOf(false, 9, 10));
    expect(loader.getStatus().first).toEqual({ kind: 'ready' });
    expect(store.getSnapshot().messages).toHaveLength(2);
    expect([page, onFirst].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  });

  it('reports each step of the first page, and says when it is loaded', async () => {
    const { loader, page, onFirst } = setup();
    const steps: string[] = [];
    loader.subscribeStatus(() => steps.push(loader.getStatus().first.kind));
    page.mockRejectedValueOnce(new Error('No network'));
    await loader.loadFirst();
    expect(loader.getStatus().first).toEqual({ kind: 'failed', reason: 'No network' });
    expect(onFirst).not.toHaveBeenCalled();
    page.mockResolvedValueOnce(pageOf(true, 9, 10));
    await loader.loadFirst();
    expect(steps).toEqual(['loading', 'failed', 'loading', 'ready']);
    expect(onFirst).toHaveBeenCalledOnce();
  });

  it('asks for nothing older before the first page, nor where there is nothing older', async () => {
    const { loader, page } = setup();
    await loader.loadOlder();
    expect(await loader.loadOlderUntil(() => false)).toBe('failed');
    expect(page).not.toHaveBeenCalled();
    page.mockResolvedValueOnce(pageOf(false, 10));
    await loader.loadFirst();
    await loader.loadOlder();
    expect(page).toHaveBeenCalledOnce();
  });

  it('may be asked for the next page by a subscriber that sees that nothing is loading', async () => {
    const { loader, page } = setup(pageOf(true, 9, 10));
    page.mockResolvedValueOnce(pageOf(true, 7, 8)).mockResolvedValueOnce(pageOf(false, 5, 6));
    loader.subscribeStatus(() => {
      if (loader.getStatus().older.kind === 'idle') void loader.loadOlder();
    });
    await loader.loadOlder();
    await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  });

  it('asks for what lies before the oldest message', async () => {
    const { loader, page, store } = setup(pageOf(true, 9, 10));
    page.mockResolvedValueOnce(pageOf(true, 7, 8));
    await loader.loadOlder();
    expect(page).toHaveBeenCalledWith(
      expect.objectContaining({ before: message(9).sentAt }),
      expect.anything(),
    );
    expect(store.getSnapshot().messages.map(({ seq }) => seq)).toEqual([7, 8, 9, 10]);
  });

  it('takes a page without anything new for the end, whatever the server says', async () => {
    const { loader, page, store } = setup(pageOf(true, 9, 10));
    page.mockResolvedValue(pageOf(true, 9));
    expect(await loader.loadOlderUntil(() => false)).toBe('beginning');
    expect(page).toHaveBeenCalledOnce();
    expect(store.getSnapshot().hasOlder).toBe(false);
  });

  it('shows no error for a page that was aborted', async () => {
    const { loader, page } = setup(pageOf(true, 9, 10));
    const stop = new AbortController();
    page.mockImplementationOnce(async () => {
      stop.abort();
      throw stop.signal.reason;
    });
    expect(await loader.loadOlderUntil(() => false, stop.signal)).toBe('stopped');
    expect(loader.getStatus().older).toEqual({ kind: 'idle' });
  });

  it('keeps the reason of an older page that failed until the next try', async () => {
    const { loader, page } = setup(pageOf(true, 9, 10));
    page.mockRejectedValueOnce(new Error('No network'));
    expect(await loader.loadUntil(message(1).chatId)).toBe(false);
    expect(loader.getStatus().older).toEqual({ kind: 'failed', reason: 'No network' });
    page.mockResolvedValueOnce(pageOf(false, 1));
    expect(await loader.loadUntil(message(1).chatId)).toBe(true);
    expect(loader.getStatus().older).toEqual({ kind: 'idle' });
  });
});
