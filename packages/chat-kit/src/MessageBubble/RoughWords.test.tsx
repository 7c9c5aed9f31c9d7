// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FoundRow } from '../ChatList/FoundMessages.tsx';
import type { ChatMessage, MessageSnapshot } from '../core/model/Message.ts';
import type { TranslationGrade, TranslationView } from '../core/model/TranslationState.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChat } from '../hooks/useChat.ts';
import { PinBanner } from '../PinBanner/PinBanner.tsx';
import { ReplyBar } from '../ReplyBar/ReplyBar.tsx';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { Quote } from './Quote.tsx';

const messageOf = (grade: TranslationGrade): MessageSnapshot & ChatMessage => ({
  chatId: 'lucia-1',
  topicId: 'demo',
  seq: 1,
  content: { kind: 'text' },
  author: demoPeople.lucia,
  text: 'Hola',
  language: 'es',
  translation: { kind: 'done', text: 'Hello', source: 'es', target: 'en', engine: 'apertium', grade },
  sentAt: 0,
  replyTo: null,
  isRecalled: false,
  delivery: { kind: 'sent' },
});

const nothing = (): void => {};
type Place = (message: MessageSnapshot & ChatMessage) => ReactNode;
const quote: Place = ({ content, author, ...message }) => (
  <Quote quoted={{ ...message, kind: content.kind, authorName: author.name }} onJump={nothing} />
);
const replyBar: Place = (message) => <ReplyBar message={message} onCancel={nothing} />;
const pinBanner: Place = (message) => (
  <PinBanner pins={[{ message, by: null }]} viewerId="viewer" onJump={nothing} />
);
const foundRow =
  (query: string): Place =>
  ({ author, ...message }) => (
    <FoundRow
      message={{ ...message, authorId: author.id, authorName: author.name }}
      topic={demoTopic()}
      query={query}
      viewerId="viewer"
      isTabStop
      onSelect={nothing}
    />
  );

let choices: ReturnType<typeof useChat>['choices'];

function Probe({ children }: { children: ReactNode }) {
  ({ choices } = useChat());
  return children;
}

describe('a rough translation', () => {
  let root: Root;
  let page: HTMLElement;
  const port = createDemoPort({ count: 0 });
  const show = (node: ReactNode) =>
    act(async () =>
      root.render(
        <FrancaProvider locale="en">
          <DemoChat port={port}>
            <Probe>{node}</Probe>
          </DemoChat>
        </FrancaProvider>,
      ),
    );
  const marked = '≈ Hello, Rough translation from Spanish';

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page = document.createElement('div');
    root = createRoot(page);
  });
  afterEach(() => act(async () => root.unmount()));

  it.each([
    ['a quote', quote],
    ['the reply bar', replyBar],
    ['the pinned messages', pinBanner],
    ['what was starred', foundRow('')],
    ['what was found', foundRow('hel')],
  ])('is marked in %s, a better one is not', async (_name, place) => {
    await show(place(messageOf('rough')));
    expect(page.textContent).toContain(marked);
    await show(place(messageOf('good')));
    expect(page.textContent).toContain('Hello');
    expect(page.textContent).not.toContain('≈');
  });

  it.each([
    ['the reply bar', replyBar],
    ['the pinned messages', pinBanner],
  ])('gives way to the original in %s when the reader chose that', async (_name, place) => {
    await show(null);
    choices.setConversation('demo', 'original');
    await show(place(messageOf('rough')));
    expect(page.textContent).toContain('Hola');
    expect(page.textContent).not.toMatch(/Hello|≈/);
    choices.setMessage('demo', 'lucia-1', 'translated');
    await show(place(messageOf('rough')));
    expect(page.textContent).toContain(marked);
  });

  it('gives way to the original in the quote of a message of which the original is shown', async () => {
    const message = { ...messageOf('rough'), text: 'Sí', translation: { kind: 'none' } as const };
    const { content, author, ...quoted } = messageOf('rough');
    const replyTo = { ...quoted, kind: content.kind, authorName: author.name };
    const bubble = (view: TranslationView) => (
      <MessageBubble
        message={{ ...message, replyTo }}
        isOwn={false}
        run="single"
        viewerId="viewer"
        showsName={false}
        view={view}
        receipt={null}
        actions={{ jumpTo: nothing } as unknown as MessageActions}
      />
    );
    await show(bubble('translated'));
    expect(page.textContent).toContain(marked);
    await show(bubble('original'));
    expect(page.textContent).toContain('Hola');
    expect(page.textContent).not.toMatch(/Hello|≈/);
  });

  it('is not marked where the original was found', async () => {
    await show(foundRow('hola')(messageOf('rough')));
    expect(page.textContent).toContain('Hola');
    expect(page.textContent).not.toContain('≈');
  });
});
