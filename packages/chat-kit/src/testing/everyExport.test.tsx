// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, type ComponentProps, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTopicSession } from '../hooks/useTopicSession.ts';
import * as main from '../index.ts';
import * as panels from '../panels.ts';
import { createDemoPort, demoNow } from './createDemoPort.ts';
import { DemoChat } from './DemoChat.tsx';
import { demoMessage } from './demoMessage.ts';
import { demoPeople } from './demoPeople.ts';
import { demoTopic } from './demoTopic.ts';
import { demoRecorder } from './demoVoice.ts';

/** What every component takes beside its own props, and puts on its root. */
type RootProps = Pick<ComponentProps<'div'>, 'id' | 'className' | 'style'> & {
  'data-mark': string;
  ref: (element: HTMLElement | null) => void;
};

const nothing = (): void => {};
const topic = demoTopic();
const message = {
  ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
  delivery: { kind: 'sent' },
} as const;
const actions: main.MessageActions = Object.assign(Object.create(null), { jumpTo: nothing });

function InSession({ children }: { children: (session: main.TopicSession) => ReactNode }) {
  return children(useTopicSession('demo'));
}

/** How each component is made, by the name under which it is exported. */
const components: Record<string, (props: RootProps) => ReactNode> = {
  AttachmentTray: (props) => (
    <panels.AttachmentTray {...props} files={[]} onMove={nothing} onRemove={nothing} />
  ),
  ChatList: (props) => (
    <main.ChatList {...props} topics={[topic]} viewerId="viewer" selectedId={null} onSelect={nothing} />
  ),
  ChatListRow: (props) => (
    <main.ChatListRow
      {...props}
      topic={topic}
      viewerId="viewer"
      isSelected={false}
      isTabStop
      onSelect={nothing}
    />
  ),
  ChatListSkeleton: (props) => <main.ChatListSkeleton {...props} />,
  Composer: (props) => (
    <InSession>
      {(session) => <main.Composer {...props} session={session} replyTo={null} onReplyEnd={nothing} />}
    </InSession>
  ),
  Conversation: (props) => <main.Conversation {...props} topic={topic} readingLanguage="en" />,
  ConversationHeader: (props) => <main.ConversationHeader {...props} topic={topic} />,
  ConversationSkeleton: (props) => <main.ConversationSkeleton {...props} />,
  DayHeading: (props) => <main.DayHeading {...props} day={{ kind: 'today' }} />,
  EmojiPicker: (props) => <panels.EmojiPicker {...props} onPick={nothing} />,
  EmptyConversation: (props) => <main.EmptyConversation {...props} topic={topic} />,
  InfoPanel: (props) => <main.InfoPanel {...props} topic={topic} />,
  ListStart: (props) => <main.ListStart {...props} hasOlder older={{ kind: 'idle' }} onRetry={nothing} />,
  MembersView: (props) => <panels.MembersView {...props} topic={topic} />,
  MessageList: (props) => (
    <main.MessageList
      {...props}
      topicId="demo"
      rows={[]}
      viewerId="viewer"
      isGroup={false}
      hasOlder={false}
      older={{ kind: 'idle' }}
      seenTimes={new Map()}
      actions={actions}
      onLoadOlder={nothing}
    />
  ),
  NewestButton: (props) => <main.NewestButton {...props} count={1} onClick={nothing} />,
  NoConversation: (props) => <main.NoConversation {...props} />,
  ReplyBar: (props) => <main.ReplyBar {...props} message={message} onCancel={nothing} />,
  SearchBar: (props) => (
    <InSession>
      {(session) => (
        <panels.SearchBar
          {...props}
          session={session}
          title={topic.title}
          messages={{ current: null }}
          onShow={nothing}
          onDay={nothing}
          onClose={nothing}
        />
      )}
    </InSession>
  ),
  TypingLine: (props) => <main.TypingLine {...props} names={[demoPeople.lucia.name]} />,
  UnreadLine: (props) => <main.UnreadLine {...props} />,
  VoiceRecorderPanel: (props) => (
    <panels.VoiceRecorderPanel {...props} recorder={demoRecorder()} onSend={nothing} onClose={nothing} />
  ),
};

/** Components that do not take the props of a root element, each with the reason. */
const apart: Record<string, string> = {
  Avatar: 'a component of @franca/ui, which has a suite of its own',
  ChatProvider: 'renders no element',
  ContactPicker: 'renders a dialog of @franca/ui above the page',
  FailedLine: 'a part of a message, whose row the list places',
  ForwardDialog: 'renders a dialog of @franca/ui above the page',
  InfoButton: 'a button of @franca/ui',
  LocationPicker: 'renders a dialog of @franca/ui above the page',
  MessageBubble: 'a part of a message, whose row the list places',
  MessageContent: 'a part of a message, whose row the list places',
  MessageMenu: 'a menu of @franca/ui above the page',
  MessageMenuItems: 'renders no element',
  MessageMeta: 'a part of a message, whose row the list places',
  Quote: 'a part of a message, whose row the list places',
  Reactions: 'a part of a message, whose row the list places',
  SeenAvatars: 'a part of a message, whose row the list places',
  SlotProvider: 'renders no element',
  StickerPicker: 'its root are the tabs of @franca/ui',
  StorageView: 'its root are the tabs of @franca/ui',
  ThemeChooser: 'is fetched when it is drawn',
  TranslationLine: 'a part of a message, whose row the list places',
  VoicePlayer: 'is fetched when it is drawn',
};

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

let unmount = nothing;

async function draw(node: ReactNode): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  unmount = () => {
    act(() => root.unmount());
    page.remove();
  };
  await act(async () =>
    root.render(
      <FrancaProvider locale="en">
        <DemoChat port={createDemoPort({ count: 3 })}>{node}</DemoChat>
      </FrancaProvider>,
    ),
  );
  return page;
}

describe('every exported component', () => {
  afterEach(() => unmount());

  it('has an entry here', () => {
    const exported = Object.entries({ ...main, ...panels }).filter(isComponent);
    expect(Object.keys({ ...components, ...apart }).sort()).toEqual(exported.map(([name]) => name).sort());
  });

  it.each(Object.entries(components))(
    '%s puts what it is given on its root',
    async (_name, make) => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      let element: HTMLElement | null = null;
      const page = await draw(
        make({
          id: 'own',
          className: 'own-class',
          style: { opacity: 0.5 },
          'data-mark': 'kept',
          ref: (given) => {
            element = given;
          },
        }),
      );
      // Some are fetched when they are first rendered.
      const root = await vi.waitUntil(
        async () => {
          await act(async () => {});
          return page.querySelector<HTMLElement>('[data-mark="kept"]');
        },
        { timeout: 20_000 },
      );
      expect(element).toBe(root);
      expect(root.id).toBe('own');
      expect(root.classList.contains('own-class')).toBe(true);
      expect(root.style.opacity).toBe('0.5');
      expect(root.getAttribute('data-fr-part')).toMatch(/^[a-z-]+$/);
    },
    30_000,
  );
});
