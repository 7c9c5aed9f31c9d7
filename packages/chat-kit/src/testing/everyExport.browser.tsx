// The order of the layers, before any style.
import '@franca/ui';
import {
  type ConformanceOptions,
  describeEveryExport,
  eventually,
  make,
  nothing,
} from '@franca/ui/testing/conformance';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { memoryChoiceStorage } from '../adapters/memoryChoiceStorage.ts';
import * as assistant from '../assistant.ts';
import { useTopicSession } from '../hooks/useTopicSession.ts';
import * as main from '../index.ts';
import * as panels from '../panels.ts';
import { createDemoAssistant } from './createDemoAssistant.ts';
import { createDemoPort, demoNow } from './createDemoPort.ts';
import { DemoChat } from './DemoChat.tsx';
import { demoPreview } from './demoMedia.ts';
import { demoMessage } from './demoMessage.ts';
import { demoPeople } from './demoPeople.ts';
import { demoPrompts } from './demoPrompts.ts';
import { demoTopic } from './demoTopic.ts';
import { demoRecorder } from './demoVoice.ts';

type Given = Record<string, unknown>;

const topic = demoTopic();
const message = {
  ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
  delivery: { kind: 'sent' },
} as const;
const actions: main.MessageActions = {
  reply: nothing,
  copy: nothing,
  recall: nothing,
  retry: nothing,
  discard: nothing,
  setView: nothing,
  jumpTo: nothing,
};
const file = { id: 'a', type: 'file', name: 'Tickets.pdf', source: new Blob(['pdf']) } as const;
const smallPhoto = ((): Blob => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 60 });
  const bytes = atob(canvas.toDataURL('image/png').split(',')[1] ?? '');
  return new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], { type: 'image/png' });
})();
const marks = [
  { person: demoPeople.lucia, seenTime: demoNow },
  { person: demoPeople.linh, seenTime: demoNow },
];

/** Draws it as an application does: below a `ChatProvider`, over a backend in memory. */
const inChat = (create: (given: Given) => ReactNode) => (given: Given) => (
  <DemoChat port={createDemoPort({ count: 3, shelf: { media: 3, files: 2 } })}>{create(given)}</DemoChat>
);

function InSession({ children }: { children: (session: main.TopicSession) => ReactNode }) {
  return children(useTopicSession('demo'));
}

function Storage(given: Given) {
  const [tab, setTab] = useState<'media' | 'file'>('media');
  return <panels.StorageView topicId="demo" tab={tab} onTabChange={setTab} {...given} />;
}

/** Draws it over the conversations of an assistant in memory. */
const withAssistant =
  (create: (store: assistant.AssistantStore, given: Given) => ReactNode) => (given: Given) => (
    <Started given={given}>{create}</Started>
  );

function Started({
  given,
  children,
}: {
  given: Given;
  children: (store: assistant.AssistantStore, given: Given) => ReactNode;
}) {
  const [store] = useState(() =>
    assistant.createAssistantStore({
      port: createDemoAssistant({ topics: { Trip: ['Where?', 'There.'] } }),
      storage: memoryChoiceStorage(),
    }),
  );
  assistant.useAssistantStart(store);
  return children(store, given);
}

/** A question about messages, before it is asked. */
const asked = {
  port: createDemoAssistant(),
  choice: { conversationId: 'demo', chatIds: ['lucia-1', 'viewer-1'] },
  engine: { kind: 'model', name: 'demo', host: null },
} as const;

/** Waits until what a component loads by itself is there: before that there is something else to measure. */
const loaded = async (): Promise<void> => {
  const waiting = '[role="status"][data-size], [aria-busy="true"]';
  await eventually(() => expect(document.querySelector(waiting)).toBeNull());
};

/** A dialog that its owner opens with a button. */
function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-opens="" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? children(() => setOpen(false)) : null}
    </>
  );
}

/** A dialog above the page; for its keys it is opened with a button. */
const dialog = (create: (given: Given, close: () => void) => ReactNode): ConformanceOptions => ({
  element: 'div',
  portal: true,
  appear: loaded,
  create: inChat((given) => create(given, nothing)),
  keyboard: {
    pattern: 'dialog',
    create: inChat((given) => <Opened>{(close) => create(given, close)}</Opened>),
  },
});

/** How the conformance suite makes each component, by the name under which it is exported. */
const suites: Record<string, ConformanceOptions> = {
  AskDialog: dialog((given, close) => (
    <assistant.AskDialog
      open
      onOpenChange={close}
      port={asked.port}
      choice={asked.choice}
      conversation="Lucía"
      engine={asked.engine}
      {...given}
    />
  )),
  AssistantConversation: {
    appear: loaded,
    element: 'section',
    create: withAssistant((store, given) => (
      <assistant.AssistantConversation store={store} topicId={null} onTopic={nothing} {...given} />
    )),
    keyboard: 'contents',
  },
  AssistantTopics: {
    appear: loaded,
    element: 'div',
    create: withAssistant((store, given) => (
      <assistant.AssistantTopics
        store={store}
        selectedId={null}
        onSelect={nothing}
        onNew={nothing}
        {...given}
      />
    )),
    keyboard: 'contents',
  },
  AssistantWelcome: {
    element: 'div',
    create: make(assistant.AssistantWelcome, { prompts: demoPrompts, onAsk: nothing }),
    keyboard: 'contents',
  },
  AttachmentTray: {
    element: 'ul',
    create: inChat(make(panels.AttachmentTray, { files: [file], onMove: nothing, onRemove: nothing })),
    keyboard: 'contents',
  },
  ChatList: {
    element: 'div',
    create: inChat(
      make(main.ChatList, { topics: [topic], viewerId: 'viewer', selectedId: null, onSelect: nothing }),
    ),
    keyboard: 'contents',
  },
  ChatListRow: {
    element: 'button',
    create: inChat(
      make(main.ChatListRow, {
        topic,
        viewerId: 'viewer',
        isSelected: false,
        isTabStop: true,
        onSelect: nothing,
      }),
    ),
    keyboard: 'contents',
  },
  ChatListSkeleton: { element: 'div', create: inChat(make(main.ChatListSkeleton, {})), keyboard: 'none' },
  Composer: {
    element: 'form',
    create: inChat((given) => (
      <InSession>
        {(session) => <main.Composer session={session} replyTo={null} onReplyEnd={nothing} {...given} />}
      </InSession>
    )),
    keyboard: 'contents',
  },
  ContactPicker: dialog((given, onClose) => (
    <panels.ContactPicker onPick={nothing} onClose={onClose} {...given} />
  )),
  Conversation: {
    appear: loaded,
    element: 'section',
    create: inChat(make(main.Conversation, { topic, readingLanguage: 'en' })),
    // Its messages arrive while keys are pressed, and have stories of their own.
    keyboard: {
      pattern: 'contents',
      create: (given) => (
        <DemoChat port={createDemoPort({ count: 0 })}>
          <main.Conversation topic={topic} readingLanguage="en" {...given} />
        </DemoChat>
      ),
    },
  },
  ConversationHeader: {
    element: 'header',
    create: inChat(make(main.ConversationHeader, { topic })),
    keyboard: 'none',
  },
  ConversationSkeleton: {
    element: 'div',
    create: inChat(make(main.ConversationSkeleton, {})),
    keyboard: 'none',
  },
  DayHeading: {
    element: 'h3',
    create: inChat(make(main.DayHeading, { day: { kind: 'today' } })),
    keyboard: 'none',
  },
  EmojiPicker: {
    appear: loaded,
    element: 'div',
    create: inChat(make(panels.EmojiPicker, { onPick: nothing })),
    keyboard: 'contents',
  },
  EmptyConversation: {
    element: 'div',
    create: inChat(make(main.EmptyConversation, { topic })),
    keyboard: 'none',
  },
  FailedLine: {
    element: 'div',
    create: inChat(make(main.FailedLine, { reason: 'No connection', onRetry: nothing, onDiscard: nothing })),
    keyboard: 'contents',
  },
  ForwardDialog: dialog((given, onClose) => (
    <panels.ForwardDialog open states={new Map()} onSend={nothing} onOpenChange={onClose} {...given} />
  )),
  InfoButton: {
    element: 'button',
    create: inChat(make(main.InfoButton, { panelId: 'info', open: false, onOpenChange: nothing })),
    keyboard: 'button',
  },
  InfoPanel: {
    appear: loaded,
    element: 'section',
    create: inChat(make(main.InfoPanel, { topic })),
    keyboard: 'contents',
  },
  LinkCard: {
    element: 'a',
    create: inChat(make(main.LinkCard, { preview: demoPreview })),
    keyboard: 'link',
  },
  ListStart: {
    element: 'div',
    create: inChat(make(main.ListStart, { hasOlder: true, older: { kind: 'idle' }, onRetry: nothing })),
    keyboard: 'none',
  },
  LocationPicker: dialog((given, onClose) => (
    <panels.LocationPicker onPick={nothing} onClose={onClose} {...given} />
  )),
  PollDialog: dialog((given, onClose) => <panels.PollDialog onSend={nothing} onClose={onClose} {...given} />),
  MembersView: {
    element: 'div',
    create: inChat(make(panels.MembersView, { topic })),
    keyboard: 'none',
  },
  MessageBubble: {
    element: 'div',
    create: inChat(
      make(main.MessageBubble, {
        message,
        run: 'single',
        isOwn: false,
        viewerId: 'viewer',
        showsName: true,
        view: 'translated',
        receipt: null,
        actions,
      }),
    ),
    keyboard: 'contents',
  },
  MessageList: {
    element: 'div',
    create: inChat(
      make(main.MessageList, {
        topicId: 'demo',
        rows: [],
        viewerId: 'viewer',
        isGroup: false,
        hasOlder: false,
        older: { kind: 'idle' },
        seenTimes: new Map(),
        actions,
        onLoadOlder: nothing,
      }),
    ),
    keyboard: 'contents',
  },
  MessageMenu: {
    element: 'div',
    portal: true,
    create: inChat((given) => (
      <main.MessageMenu
        message={message}
        // Where a mirror would stand: a point of the window stays where it is.
        point={{ x: document.documentElement.clientWidth / 2, y: 100 }}
        isOwn={false}
        view="translated"
        viewerId="viewer"
        actions={actions}
        onClose={nothing}
        {...given}
      />
    )),
    keyboard: 'none',
  },
  MessageMeta: {
    element: 'span',
    create: inChat(make(main.MessageMeta, { sentAt: demoNow, receipt: 'stored' })),
    keyboard: 'none',
  },
  NewestButton: {
    element: 'div',
    create: inChat(make(main.NewestButton, { count: 1, onShowNewest: nothing })),
    keyboard: 'contents',
  },
  NoConversation: { element: 'div', create: inChat(make(main.NoConversation, {})), keyboard: 'none' },
  PhotoEditor: dialog((given, close) => (
    <panels.PhotoEditor
      open
      photo={{ source: smallPhoto, name: 'photo.png', edit: undefined }}
      onOpenChange={close}
      onDone={nothing}
      {...given}
    />
  )),
  Quote: {
    element: 'button',
    create: inChat(
      make(main.Quote, {
        quoted: { ...message, kind: 'text', authorName: demoPeople.lucia.name },
        onJump: nothing,
      }),
    ),
    keyboard: 'button',
  },
  Reactions: {
    element: 'ul',
    create: inChat(
      make(main.Reactions, {
        reactions: [{ userId: 'lucia', emoji: '👍' }],
        viewerId: 'viewer',
        onReact: nothing,
      }),
    ),
    keyboard: 'contents',
  },
  ReplyBar: {
    element: 'div',
    create: inChat(make(main.ReplyBar, { message, onCancel: nothing })),
    keyboard: 'contents',
  },
  SearchBar: {
    element: 'search',
    create: inChat((given) => (
      <InSession>
        {(session) => (
          <panels.SearchBar
            session={session}
            title={topic.title}
            messages={{ current: null }}
            onShow={nothing}
            onDay={nothing}
            onClose={nothing}
            {...given}
          />
        )}
      </InSession>
    )),
    keyboard: 'contents',
  },
  ScheduledDialog: dialog((given, onClose) => (
    <panels.ScheduledDialog topicId="demo" open onOpenChange={onClose} {...given} />
  )),
  SeenAvatars: {
    element: 'button',
    create: inChat(make(panels.SeenAvatars, { marks })),
    keyboard: 'button',
  },
  StickerPicker: {
    appear: loaded,
    element: 'div',
    create: inChat(make(main.StickerPicker, { onPick: nothing })),
    keyboard: 'tabs',
  },
  StorageView: {
    appear: loaded,
    element: 'div',
    create: inChat((given) => <Storage {...given} />),
    keyboard: 'tabs',
  },
  ThemeChooser: {
    element: 'fieldset',
    create: inChat(make(panels.ThemeChooser, { topic })),
    keyboard: 'radiogroup',
  },
  TranslationLine: {
    element: 'span',
    create: inChat(
      make(main.TranslationLine, {
        translation: { kind: 'failed', source: 'es', target: 'en' },
        view: 'translated',
        onView: nothing,
        onRetry: nothing,
      }),
    ),
    keyboard: 'contents',
  },
  TypingLine: {
    element: 'div',
    create: inChat(make(main.TypingLine, { names: [demoPeople.lucia.name] })),
    keyboard: 'none',
  },
  UnreadLine: { element: 'div', create: inChat(make(main.UnreadLine, {})), keyboard: 'none' },
  VoicePlayer: {
    element: 'fieldset',
    create: inChat(
      make(panels.VoicePlayer, { audio: { source: '/sound.mp3', duration: 4000, peaks: [20, 60, 40] } }),
    ),
    keyboard: 'contents',
  },
  VoiceRecorderPanel: {
    element: 'div',
    create: inChat(
      make(panels.VoiceRecorderPanel, { recorder: demoRecorder(), onSend: nothing, onClose: nothing }),
    ),
    keyboard: 'contents',
  },
};

/** The name of each part for style sheets: `MessageBubble` is `message-bubble`. */
const named = Object.entries(suites).map(([name, suite]) => {
  const part = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return [name, { ...suite, part }] as const;
});

describeEveryExport({
  exports: { ...main, ...panels, ...assistant },
  suites: Object.fromEntries(named),
  apart: {
    AssistantError: 'It is an error and no component.',
    Avatar: 'A component of @franca/ui, in whose suite it is.',
    ChatProvider: 'It renders no element of its own.',
    MessageContent: 'It renders no element of its own, but the body of a kind.',
    MessageMenuItems: 'It renders nothing; what an application puts in its place has a suite of its own.',
    SelectionBarItems: 'It renders nothing; what an application puts in its place has a suite of its own.',
    SlotProvider: 'It renders no element of its own.',
  },
});
