// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundPage } from '../core/model/FoundMessage.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { type StarredModel, useStarred } from './useStarred.ts';

let model: StarredModel;

function Probe() {
  model = useStarred(null);
  return null;
}

const found = (chatId: string): FoundPage['messages'][number] => {
  const { lastMessage } = demoTopic();
  if (!lastMessage) throw new Error('The demo has a last message.');
  return { ...lastMessage, topicId: 'demo', chatId };
};

describe('the starred messages', () => {
  let root: Root;
  let listener: () => void = () => {};
  const requests: { after: string | null; resolve: (page: FoundPage) => void; reject: () => void }[] = [];
  const demo = createDemoPort({ count: 0 });
  const port = {
    ...demo,
    messages: {
      ...demo.messages,
      starred: ({ after }: { after: string | null }) =>
        new Promise<FoundPage>((resolve, reject) =>
          requests.push({ after, resolve, reject: () => reject(new Error('No network')) }),
        ),
      followStars: (next: () => void) => {
        listener = next;
        return () => {};
      },
    },
  };
  const answer = (index: number, page: FoundPage) => act(async () => requests[index]?.resolve(page));
  const ids = () => model.messages.map(({ chatId }) => chatId);

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    requests.length = 0;
    root = createRoot(document.createElement('div'));
    await act(async () =>
      root.render(
        <DemoChat port={port}>
          <Probe />
        </DemoChat>,
      ),
    );
  });
  afterEach(() => act(async () => root.unmount()));

  it('come page by page', async () => {
    expect(model).toMatchObject({ status: 'loading', hasMore: false });
    await answer(0, { messages: [found('b')], next: 'place' });
    expect(model).toMatchObject({ status: 'ready', hasMore: true });
    await act(async () => model.loadMore());
    expect(requests[1]?.after).toBe('place');
    expect(model.status).toBe('loadingMore');
    await answer(1, { messages: [found('a')], next: null });
    expect(ids()).toEqual(['b', 'a']);
    expect(model.hasMore).toBe(false);
  });

  it('stay while a page fails, which can be tried again', async () => {
    await answer(0, { messages: [found('b')], next: 'place' });
    await act(async () => model.loadMore());
    await act(async () => requests[1]?.reject());
    expect([model.status, ids()]).toEqual(['failed', ['b']]);
    await act(async () => model.loadMore());
    expect(requests[2]?.after).toBe('place');
  });

  it('are read again when others are starred, and an older answer is not shown', async () => {
    await answer(0, { messages: [found('b')], next: 'place' });
    await act(async () => model.loadMore());
    await act(async () => listener());
    await answer(2, { messages: [found('c')], next: null });
    await answer(1, { messages: [found('a')], next: null });
    expect(ids()).toEqual(['c']);
  });
});
