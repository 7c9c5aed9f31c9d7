// @vitest-environment happy-dom
import { manualClock } from '@franca/ui/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundPage } from '../core/model/FoundMessage.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { type FoundMessagesModel, useFoundMessages } from './useFoundMessages.ts';

let model: FoundMessagesModel;

function Probe({ query }: { query: string }) {
  model = useFoundMessages(query);
  return null;
}

const found = (chatId: string): FoundPage['messages'][number] => {
  const { lastMessage } = demoTopic();
  if (!lastMessage) throw new Error('The demo has a last message.');
  return { ...lastMessage, topicId: 'demo', chatId };
};

describe('a search of all conversations', () => {
  let root: Root;
  let clock: ReturnType<typeof manualClock>;
  const requests: { asked: string; resolve: (page: FoundPage) => void; reject: () => void }[] = [];
  const demo = createDemoPort({ count: 0 });
  const port = {
    ...demo,
    messages: {
      ...demo.messages,
      search: ({ query, after }: { query: string; after: string | null }) =>
        new Promise<FoundPage>((resolve, reject) =>
          requests.push({
            asked: `${query} ${after ?? 'first'}`,
            resolve,
            reject: () => reject(new Error('No network')),
          }),
        ),
    },
  };
  const type = (query: string) =>
    act(async () =>
      root.render(
        <DemoChat port={port} clock={clock}>
          <Probe query={query} />
        </DemoChat>,
      ),
    );
  const wait = (milliseconds: number) => act(async () => clock.advance(milliseconds));
  const loadMore = async () => {
    await act(async () => model.loadMore());
    await wait(0);
  };
  const answer = (index: number, page: FoundPage) => act(async () => requests[index]?.resolve(page));
  const asked = () => requests.map((request) => request.asked);
  const ids = () => model.messages.map(({ chatId }) => chatId);

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    requests.length = 0;
    clock = manualClock();
    root = createRoot(document.createElement('div'));
    await type('par');
    await wait(0);
    await answer(0, { messages: [found('b')], next: 'place' });
  });
  afterEach(() => act(async () => root.unmount()));

  it('comes page by page, and a page that failed can be asked for again', async () => {
    await loadMore();
    await act(async () => requests[1]?.reject());
    expect([model.status, ids()]).toEqual(['failed', ['b']]);
    await loadMore();
    await answer(2, { messages: [found('a')], next: null });
    expect(asked()).toEqual(['par first', 'par place', 'par place']);
    expect([model.status, ids()]).toEqual(['ready', ['b', 'a']]);
  });

  it('waits for a pause in the typing', async () => {
    await type('pari');
    await wait(249);
    expect(asked()).toEqual(['par first']);
    await wait(1);
    expect(asked()).toEqual(['par first', 'pari first']);
  });

  it('begins with the first page when the words of before are there again', async () => {
    await loadMore();
    await answer(1, { messages: [found('a')], next: null });
    await type('pari');
    await wait(250);
    await answer(2, { messages: [found('c')], next: null });
    await type('par');
    expect([model.status, model.hasMore]).toEqual(['searching', false]);
    await wait(250);
    await answer(3, { messages: [found('b')], next: 'place' });
    expect(asked()).toEqual(['par first', 'par place', 'pari first', 'par first']);
    expect([model.status, ids()]).toEqual(['ready', ['b']]);
  });
});
