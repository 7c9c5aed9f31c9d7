// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, type ChangeEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryChoiceStorage } from '../adapters/memoryChoiceStorage.ts';
import { memoryOutboxStorage } from '../adapters/memoryOutboxStorage.ts';
import { ChatProvider } from '../context/ChatProvider.tsx';
import type { ChoiceStorage } from '../core/choices/ChoiceStorage.ts';
import { createDrafts } from '../core/drafts/createDrafts.ts';
import { createOutbox } from '../core/outbox/createOutbox.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { type ComposerModel, useComposer } from './useComposer.ts';
import { useTopicSession } from './useTopicSession.ts';

let composer: ComposerModel;
const stores: { resolve: () => void; reject: (error: Error) => void }[] = [];

function Probe() {
  const session = useTopicSession('demo', 'en');
  const send = () => new Promise<void>((resolve, reject) => stores.push({ resolve, reject }));
  composer = useComposer({
    session: { ...session, send },
    replyTo: null,
    onSent: () => {},
    onCancelReply: () => {},
  });
  return null;
}

describe('the text that is sent', () => {
  let root: Root;
  let storage: ChoiceStorage;
  const kept = () => createDrafts(storage).get('demo');
  const write = (value: string) =>
    act(async () => composer.inputProps.onChange({ target: { value } } as ChangeEvent<HTMLTextAreaElement>));

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    stores.length = 0;
    storage = memoryChoiceStorage();
    const port = createDemoPort({ count: 0 });
    const outbox = createOutbox({
      userId: port.viewer.id,
      storage: memoryOutboxStorage(),
      send: port.messages.send,
    });
    root = createRoot(document.createElement('div'));
    await act(async () =>
      root.render(
        <FrancaProvider locale="en">
          <ChatProvider port={port} outbox={outbox} storage={storage}>
            <Probe />
          </ChatProvider>
        </FrancaProvider>,
      ),
    );
    await write('Hello');
    await act(async () => composer.send());
  });
  afterEach(() => act(async () => root.unmount()));

  it('leaves the field at once, and the drafts when the device has stored the message', async () => {
    expect([composer.text, kept()]).toEqual(['', 'Hello']);
    await act(async () => stores[0]?.resolve());
    expect([composer.text, kept()]).toEqual(['', '']);
  });

  it('does not take the next one along', async () => {
    await write('The next');
    await act(async () => stores[0]?.resolve());
    expect([composer.text, kept()]).toEqual(['The next', 'The next']);
  });

  it('comes back once when it could not be stored', async () => {
    await act(async () => stores[0]?.reject(new Error('No room')));
    expect([composer.text, kept()]).toEqual(['Hello', 'Hello']);
  });
});
