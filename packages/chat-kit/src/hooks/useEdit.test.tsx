// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, type ChangeEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../core/model/Message.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoMessage } from '../testing/demoMessage.ts';
import { type ComposerModel, useComposer } from './useComposer.ts';
import { type EditModel, useEdit } from './useEdit.ts';
import { useTopicSession } from './useTopicSession.ts';

let edit: EditModel;
let composer: ComposerModel;

function Probe() {
  const session = useTopicSession('demo', 'en');
  edit = useEdit(session);
  composer = useComposer({ session, replyTo: null, edit, onSent: () => {}, onCancelReply: () => {} });
  return null;
}

const message = (index: number, text: string): ChatMessage => ({
  ...demoMessage(index, { topicId: 'demo', newestAt: 0, count: 2 }),
  text,
  delivery: { kind: 'sent' },
});

describe('the editing of a message', () => {
  let root: Root;
  const requests: { text: string; resolve: () => void; reject: () => void }[] = [];
  const demo = createDemoPort({ count: 0 });
  const port = {
    ...demo,
    messages: {
      ...demo.messages,
      edit: ({ text }: { text: string }) =>
        new Promise<void>((resolve, reject) =>
          requests.push({ text, resolve, reject: () => reject(new Error('No network')) }),
        ),
    },
  };
  const write = (value: string) =>
    act(async () => composer.inputProps.onChange({ target: { value } } as ChangeEvent<HTMLTextAreaElement>));
  const begin = (wanted: ChatMessage) => act(async () => edit.begin(wanted));
  const save = async (words: string) => {
    await write(words);
    await act(async () => edit.save());
  };

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    requests.length = 0;
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

  it('ends with Enter: what is typed before the answer is the next message', async () => {
    await begin(message(1, 'One'));
    await save('One and a half');
    expect([edit.message, composer.text]).toEqual([null, '']);
    await write('The next');
    await act(async () => requests[0]?.resolve());
    expect(composer.text).toBe('The next');
  });

  it('of one message is not ended by the answer to another', async () => {
    await begin(message(1, 'One'));
    await save('One and a half');
    await begin(message(2, 'Two'));
    await write('Two and a half');
    await act(async () => requests[0]?.resolve());
    expect([edit.message?.text, composer.text]).toEqual(['Two', 'Two and a half']);
  });

  it('is there again when it was refused', async () => {
    await begin(message(1, 'One'));
    await save('One and a half');
    await act(async () => requests[0]?.reject());
    expect([edit.message?.text, composer.text]).toEqual(['One', 'One and a half']);
    await act(async () => edit.save());
    expect(requests[1]?.text).toBe('One and a half');
  });

  it('leaves what was typed since a refused one, whose words come back when it is begun again', async () => {
    await begin(message(1, 'One'));
    await save('One and a half');
    await write('The next');
    await act(async () => requests[0]?.reject());
    expect([edit.message, composer.text]).toEqual([null, 'The next']);
    await begin(message(1, 'One'));
    expect(composer.text).toBe('One and a half');
    await act(async () => edit.cancel());
    await begin(message(1, 'One'));
    expect(composer.text).toBe('One');
  });

  it('sends two edits of one message one after the other', async () => {
    await begin(message(1, 'One'));
    await save('Two');
    await begin(message(1, 'One'));
    expect(composer.text).toBe('Two');
    await save('One');
    expect(requests.map(({ text }) => text)).toEqual(['Two']);
    await act(async () => requests[0]?.resolve());
    expect(requests.map(({ text }) => text)).toEqual(['Two', 'One']);
  });
});
