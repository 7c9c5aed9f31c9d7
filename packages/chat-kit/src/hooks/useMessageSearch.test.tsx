// @vitest-environment happy-dom
import { manualClock } from '@franca/ui/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundPage } from '../core/model/FoundMessage.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { createDemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoMessage } from '../testing/demoMessage.ts';
import { type MessageSearchModel, useMessageSearch } from './useMessageSearch.ts';
import { useTopicSession } from './useTopicSession.ts';

let model: MessageSearchModel;
let session: TopicSession;

function Probe() {
  session = useTopicSession('demo', 'en');
  model = useMessageSearch(session);
  return null;
}

/** A conversation of 60 messages, of which 20 are loaded; "pear" stands in the 59th, the 50th and the 5th. */
const withPears = { count: 60, change: pears };
function pears(message: ReturnType<typeof demoMessage>): ReturnType<typeof demoMessage> {
  if (![59, 50, 5].includes(message.seq))
    return { ...message, text: 'Nothing', translation: { kind: 'none' } };
  return { ...message, text: `Pear number ${message.seq}`, translation: { kind: 'none' } };
}

const found = (seq: number, excerpt?: string): FoundPage['messages'][number] => {
  const { author, ...message } = demoMessage(seq, { topicId: 'demo', newestAt: demoNow, count: 60 });
  return { ...message, authorId: author.id, authorName: author.name, excerpt };
};
const numbers = () => model.hits.map(({ chatId }) => Number(chatId.split('-').at(-1)));

describe('a search of one conversation', () => {
  let root: Root;
  let clock: ReturnType<typeof manualClock>;
  const requests: { asked: string; resolve: (page: FoundPage) => void; reject: () => void }[] = [];
  const demo = createDemoPort(withPears);
  const searching = {
    ...demo,
    messages: {
      ...demo.messages,
      searchTopic: ({ topicId, query, after }: { topicId: string; query: string; after: string | null }) =>
        new Promise<FoundPage>((resolve, reject) =>
          requests.push({
            asked: `${topicId} ${query} ${after ?? 'first'}`,
            resolve,
            reject: () => reject(new Error('No network')),
          }),
        ),
    },
  };
  const open = async (port: typeof demo) => {
    await act(async () =>
      root.render(
        <DemoChat port={port} clock={clock}>
          <Probe />
        </DemoChat>,
      ),
    );
    await act(async () => vi.waitFor(() => expect(session.getStatus().first.kind).toBe('ready')));
  };
  const type = (words: string) => act(async () => model.setWords(words));
  const wait = (milliseconds: number) => act(async () => clock.advance(milliseconds));
  const answer = (index: number, page: FoundPage) => act(async () => requests[index]?.resolve(page));

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    requests.length = 0;
    clock = manualClock();
    root = createRoot(document.createElement('div'));
  });
  afterEach(() => act(async () => root.unmount()));

  it('shows what is loaded at once, and what the backend finds as soon as it has answered', async () => {
    await open(searching);
    await type('pear');
    expect([numbers(), model.isComplete, model.isAsking]).toEqual([[59, 50], false, true]);
    await wait(250);
    expect(requests.map(({ asked }) => asked)).toEqual(['demo pear first']);
    await answer(0, {
      messages: [found(59), found(55, 'a pear in a file'), found(50), found(5)],
      next: null,
    });
    expect([numbers(), model.isComplete, model.isAsking]).toEqual([[59, 55, 50, 5], true, false]);
    const first = model.current;
    await act(async () => model.showOlder());
    expect([model.position, model.current?.excerpt]).toEqual([2, 'a pear in a file']);
    await act(async () => model.showNewer());
    expect(model.current).toEqual(first);
    await act(async () => model.showNewer());
    expect(model.position).toBe(4);
    expect(demo.calls.filter((call) => call.startsWith('messages.page'))).toHaveLength(1);
  });

  it('goes on with the next page behind the last hit, and then comes back to the newest', async () => {
    await open(searching);
    await type('pear');
    await wait(250);
    await answer(0, { messages: [found(59)], next: 'place' });
    // The 50th is loaded, but what comes between may not be known yet.
    expect([numbers(), model.isComplete]).toEqual([[59], false]);
    await act(async () => model.showOlder());
    await wait(0);
    expect(requests[1]?.asked).toBe('demo pear place');
    await answer(1, { messages: [found(50), found(5)], next: null });
    expect([numbers(), model.position, model.isComplete]).toEqual([[59, 50, 5], 2, true]);
    await act(async () => model.showOlder());
    await act(async () => model.showOlder());
    expect(model.position).toBe(1);
  });

  it('stays with what is loaded where the backend does not answer, until it does', async () => {
    await open(searching);
    await type('pear');
    await wait(250);
    await act(async () => requests[0]?.reject());
    expect([model.problem, numbers(), model.isComplete]).toEqual(['failed', [59, 50], false]);
    await act(async () => model.retry());
    await wait(0);
    await answer(1, { messages: [found(5)], next: null });
    expect([model.problem, numbers()]).toEqual([null, [59, 50, 5]]);
  });

  it('stays at the hit that is looked at when the backend answers late, and asks until it has its place', async () => {
    await open(searching);
    await type('pear');
    await wait(250);
    await act(async () => requests[0]?.reject());
    await act(async () => model.showOlder());
    const looked = model.current;
    expect(looked?.chatId).toMatch(/-50$/);
    await act(async () => model.retry());
    await wait(0);
    await answer(1, { messages: [found(59)], next: 'place' });
    expect([numbers(), model.position, model.isComplete]).toEqual([[59, 50], 2, false]);
    expect(model.current).toBe(looked);
    await wait(0);
    expect(requests[2]?.asked).toBe('demo pear place');
    await answer(2, { messages: [found(55, 'a pear in a file'), found(50)], next: 'further' });
    expect([numbers(), model.position]).toEqual([[59, 55, 50], 3]);
    expect(model.current).toBe(looked);
    await wait(0);
    expect(requests).toHaveLength(3);
  });

  it('goes on behind the hit from which older ones were asked for, whatever came before it', async () => {
    await open(searching);
    await type('pear');
    await wait(250);
    await act(async () => model.showOlder());
    await act(async () => model.showOlder());
    expect([numbers(), model.position, model.isAsking]).toEqual([[59, 50], 2, true]);
    await answer(0, {
      messages: [found(59), found(55, 'a pear in a file'), found(50), found(5)],
      next: null,
    });
    expect([numbers(), model.position]).toEqual([[59, 55, 50, 5], 4]);
  });

  it('forgets that older ones were asked for once somebody goes elsewhere', async () => {
    await open(searching);
    await type('pear');
    await wait(250);
    await act(async () => model.showOlder());
    await act(async () => model.showOlder());
    await act(async () => model.showNewer());
    await answer(0, { messages: [found(59), found(50), found(5)], next: null });
    expect(model.position).toBe(1);
  });

  it('asks again for a next page that failed, and does not come back to the newest', async () => {
    await open(searching);
    await type('pear');
    await wait(250);
    await answer(0, { messages: [found(59), found(50)], next: 'place' });
    await act(async () => model.showOlder());
    await act(async () => model.showOlder());
    await wait(0);
    await act(async () => requests[1]?.reject());
    expect([model.problem, model.position]).toEqual(['failed', 2]);
    await act(async () => model.showOlder());
    await wait(0);
    expect([requests[2]?.asked, model.position, model.problem]).toEqual(['demo pear place', 2, null]);
    await answer(2, { messages: [found(5)], next: null });
    expect([numbers(), model.position]).toEqual([[59, 50, 5], 3]);
  });

  it('finds no more what was hidden or edited away since', async () => {
    const page = [59, 55, 50, 5].map((seq) => {
      const words = { text: 'A pear', translation: { kind: 'none' } } as const;
      return { ...found(seq), ...(seq === 55 ? {} : words) };
    });
    await open(searching);
    await type('pear');
    await wait(250);
    await answer(0, { messages: page, next: null });
    expect(numbers()).toEqual([59, 55, 50, 5]);
    const chatId = (seq: number) => page.find((each) => each.chatId.endsWith(`-${seq}`))?.chatId ?? '';
    await act(async () => demo.messages.hide?.({ topicId: 'demo', chatId: chatId(59) }, {}));
    await act(async () => demo.messages.hide?.({ topicId: 'demo', chatId: chatId(5) }, {}));
    await act(async () =>
      demo.messages.edit?.({ topicId: 'demo', chatId: chatId(50), text: 'An apple', mentions: [] }, {}),
    );
    expect(numbers()).toEqual([55]);
  });

  it('says that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(searching);
    await type('pear');
    await wait(250);
    await act(async () => requests[0]?.reject());
    expect(model.problem).toBe('offline');
    vi.restoreAllMocks();
    await act(async () => window.dispatchEvent(new Event('online')));
    await wait(0);
    expect(requests).toHaveLength(2);
    expect([model.problem, model.isAsking]).toEqual([null, true]);
  });

  it('compares as the backend does: each word, at its beginning', async () => {
    await open(searching);
    await type('NÚMBER 5 pear');
    expect([numbers(), model.isByBeginnings]).toEqual([[59, 50], true]);
    await type('ear');
    expect(numbers()).toEqual([]);
  });

  it('asks nothing for blanks, and nothing of a backend without such a search, whose pages are loaded', async () => {
    await open(searching);
    await type('  ');
    await wait(1000);
    expect([requests, model.problem, model.isAsking]).toEqual([[], null, false]);
    await act(async () => root.unmount());
    root = createRoot(document.createElement('div'));
    await open(createDemoPort(withPears));
    await type('ear number 5');
    expect([numbers(), model.isComplete, model.isByBeginnings]).toEqual([[59, 50], false, false]);
    await act(async () => model.showOlder());
    await act(async () => model.showOlder());
    await act(async () => vi.waitFor(() => expect(numbers()).toEqual([59, 50, 5])));
  });
});
