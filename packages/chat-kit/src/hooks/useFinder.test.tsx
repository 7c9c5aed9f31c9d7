// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { waitFor } from '@testing-library/react';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FinderPlace } from '../ConversationSearch/FinderPlace.tsx';
import type { MessageHit } from '../core/search/findMessages.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { recordSpoken } from '../testing/recordSpoken.ts';
import { type FinderModel, type ShowsMessages, useFinder } from './useFinder.ts';
import { useTopicSession } from './useTopicSession.ts';

let finder: FinderModel;
let session: TopicSession;

function Probe({ shown }: { shown: string[] }) {
  session = useTopicSession('demo', 'en');
  finder = useFinder(session, useRef<ShowsMessages>({ showMessage: (chatId) => shown.push(chatId) }));
  return (
    <FinderPlace finder={finder} title="Demo" onOpenFound={undefined}>
      {null}
    </FinderPlace>
  );
}

const hit = (chatId: string, inOriginal = false): MessageHit => ({
  chatId,
  inOriginal,
  inTranslation: false,
});

describe('the way to a found message that is not loaded', () => {
  let root: Root;
  let place: HTMLElement;
  let shown: string[];
  let letOlderCome: () => void;

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    shown = [];
    let pages = 0;
    const pause = () => {
      pages += 1;
      return pages === 1
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            letOlderCome = resolve;
          });
    };
    const port = createDemoPort({ count: 60, pause });
    place = document.createElement('div');
    root = createRoot(place);
    await act(async () =>
      root.render(
        <FrancaProvider locale="en">
          <DemoChat port={port}>
            <Probe shown={shown} />
          </DemoChat>
        </FrancaProvider>,
      ),
    );
    await act(async () => vi.waitFor(() => expect(session.getStatus().first.kind).toBe('ready')));
  });
  afterEach(() => act(async () => root.unmount()));

  const newest = () => session.store.getSnapshot().messages.at(-1)?.chatId ?? '';
  const olderCome = () =>
    act(async () => {
      const before = session.store.getSnapshot().messages.length;
      letOlderCome();
      await vi.waitFor(() => expect(session.store.getSnapshot().messages.length).toBeGreaterThan(before));
    });

  it('is told to screen readers', async () => {
    const { spoken, stop } = recordSpoken(place);
    await act(async () => finder.showHit(hit('lucia-30')));
    await waitFor(() => expect(spoken.join()).toMatch(/\d+ messages/), { timeout: 10_000 });
    stop();
  });

  it('ends at the message', async () => {
    await act(async () => finder.showHit(hit('lucia-30')));
    expect(finder.seek.isSeeking).toBe(true);
    await olderCome();
    expect([finder.seek.isSeeking, shown]).toEqual([false, ['lucia-30']]);
  });

  it('is given up once there is no hit any more', async () => {
    await act(async () => finder.showHit(hit(newest(), true)));
    expect(finder.expandedChatId).toBe(newest());
    await act(async () => finder.showHit(null));
    expect(finder.expandedChatId).toBeNull();
    await act(async () => finder.showHit(hit('lucia-30')));
    expect(finder.seek.isSeeking).toBe(true);
    await act(async () => finder.showHit(null));
    expect(finder.seek.isSeeking).toBe(false);
    await olderCome();
    expect(shown).toEqual([newest()]);
  });

  it('is given up as the search closes where no loaded message is returned to', async () => {
    for (const last of [null, hit('lucia-30')]) {
      await act(async () => finder.showHit(hit('lucia-30')));
      expect(finder.seek.isSeeking).toBe(true);
      await act(async () => finder.close(last));
      expect(finder.seek.isSeeking).toBe(false);
    }
    await olderCome();
    expect(shown).toEqual([]);
  });
});
