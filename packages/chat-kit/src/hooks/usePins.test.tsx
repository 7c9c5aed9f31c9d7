// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { type PinsModel, usePins } from './usePins.ts';
import { useTopicSession } from './useTopicSession.ts';
import { useTopicSnapshot } from './useTopicSnapshot.ts';

let model: PinsModel;

function Probe() {
  const session = useTopicSession('demo', 'en');
  model = usePins(session, useTopicSnapshot(session));
  return null;
}

describe('the pinned messages of a conversation', () => {
  let root: Root;
  let port: DemoPort;
  const ids = () => model.pins.map(({ message }) => message.chatId);
  const eventually = (wanted: string[]) =>
    vi.waitFor(() => act(async () => expect(ids()).toEqual(wanted)), { timeout: 10_000 });

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    port = createDemoPort({ count: 8, pinned: ['lucia-1'] });
    root = createRoot(document.createElement('div'));
    await act(async () =>
      root.render(
        <FrancaProvider locale="en">
          <DemoChat port={port}>
            <Probe />
          </DemoChat>
        </FrancaProvider>,
      ),
    );
  });
  afterEach(() => act(async () => root.unmount()));

  it('are read when it is opened, and again when somebody pins or unpins one', async () => {
    await eventually(['lucia-1']);
    expect([model.isPinned('lucia-1'), model.isPinned('lucia-7')]).toEqual([true, false]);
    await act(async () => model.setPinned?.('lucia-7', true));
    await eventually(['lucia-7', 'lucia-1']);
    await act(async () => model.unpin?.('lucia-1'));
    await eventually(['lucia-7']);
  });

  it('say what the conversation knows of them, and lose a recalled one at once', async () => {
    await eventually(['lucia-1']);
    const words = { text: 'Otra vez', mentions: [], language: 'es', editedAt: 9e15 };
    const translation = { kind: 'none' } as const;
    await act(async () =>
      port.emit({ kind: 'edit', seq: port.nextSeq(), chatId: 'lucia-1', translation, ...words }),
    );
    await vi.waitFor(() => act(async () => expect(model.pins[0]?.message.text).toBe('Otra vez')), {
      timeout: 10_000,
    });
    await act(async () => port.emit({ kind: 'recall', seq: port.nextSeq(), chatId: 'lucia-1' }));
    await eventually([]);
  });
});
