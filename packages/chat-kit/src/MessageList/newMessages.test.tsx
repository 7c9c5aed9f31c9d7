// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../core/model/Message.ts';
import { buildRows, type ConversationRow } from '../core/rows/buildRows.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx';
import { useNewCount } from './useNewCount.ts';

const message = (chatId: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  chatId,
  topicId: 'demo',
  seq: 1,
  content: { kind: 'text' },
  author: demoPeople.lucia,
  text: chatId,
  language: 'en',
  translation: { kind: 'none' },
  sentAt: 0,
  replyTo: null,
  isRecalled: false,
  delivery: { kind: 'sent' },
  ...change,
});
const waiting = message('mine', {
  seq: null,
  author: demoPeople.viewer,
  delivery: { kind: 'failed', reason: 'Refused' },
});
const rowsOf = (...messages: ChatMessage[]): ConversationRow[] =>
  buildRows(messages, { viewerId: demoPeople.viewer.id, now: 0, firstUnread: null, hasOlder: false });

let count: number;

function Probe({ rows, isPinned }: { rows: readonly ConversationRow[]; isPinned: boolean }) {
  count = useNewCount(rows, isPinned);
  return <NewMessageAnnouncer topicId="demo" rows={rows} />;
}

describe('a message that comes', () => {
  let root: Root;
  let page: HTMLElement;
  const port = createDemoPort({ count: 0 });
  const show = (rows: readonly ConversationRow[], isPinned = false) =>
    act(async () =>
      root.render(
        <FrancaProvider locale="en">
          <DemoChat port={port}>
            <Probe rows={rows} isPinned={isPinned} />
          </DemoChat>
        </FrancaProvider>,
      ),
    );
  const said = () => [...page.querySelectorAll('[role="log"] > span')].map((entry) => entry.textContent);

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page = document.createElement('div');
    root = createRoot(page);
  });
  afterEach(() => act(async () => root.unmount()));

  it('before an own one that waits is said and counted', async () => {
    await show(rowsOf(message('old'), waiting), true);
    await show(rowsOf(message('old'), waiting));
    await show(rowsOf(message('old'), message('new', { seq: 2 }), waiting));
    expect([said(), count]).toEqual([['Lucía Fernández: new'], 1]);
    await show(rowsOf(message('old'), message('new', { seq: 2 }), message('newer', { seq: 3 }), waiting));
    expect([said(), count]).toEqual([['Lucía Fernández: new', 'Lucía Fernández: newer'], 2]);
    await show(rowsOf(message('old'), message('new', { seq: 2 }), message('newer', { seq: 3 })));
    expect([said().length, count]).toEqual([2, 2]);
  });

  it('is said when it is the first', async () => {
    await show([]);
    await show(rowsOf(message('Hello')));
    expect(said()).toEqual(['Lucía Fernández: Hello']);
  });

  it('after older ones have loaded is said, and they are not', async () => {
    await show(rowsOf(message('old', { seq: 5 })));
    await show(rowsOf(message('older', { seq: 4 }), message('old', { seq: 5 }), message('new', { seq: 6 })));
    expect([said(), count]).toEqual([['Lucía Fernández: new'], 1]);
  });

  it('without words is said by what it contains', async () => {
    await show(rowsOf(message('old')));
    const sound = { source: 'voice.webm', duration: 7_000, peaks: null };
    await show(
      rowsOf(
        message('old'),
        message('voice', { seq: 2, text: '', content: { kind: 'audio', sound } }),
        message('photo', { seq: 3, text: '', content: { kind: 'image', attachments: [] } }),
      ),
    );
    expect(said()).toEqual(['Lucía Fernández: Voice message · 0:07', 'Lucía Fernández: Photo']);
  });

  it('is said to be a rough translation where it is one', async () => {
    await show(rowsOf(message('old')));
    const translation = { kind: 'done', text: 'Hello', source: 'es', target: 'en', engine: 'x' } as const;
    await show(
      rowsOf(message('old'), message('hola', { seq: 2, translation: { ...translation, grade: 'rough' } })),
    );
    expect(said()).toEqual(['Lucía Fernández: ≈ Hello, Rough translation from Spanish']);
  });
});
