import { systemClock } from '@franca/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { memoryOutboxStorage } from '../adapters/memoryOutboxStorage.ts';
import { ChatProvider } from '../context/ChatProvider.tsx';
import type { Topic } from '../core/model/Topic.ts';
import { createOutbox } from '../core/outbox/createOutbox.ts';
import type { OutboxItem } from '../core/outbox/Outbox.ts';
import type { MessagesPort } from '../core/session/ChatDataPort.ts';
import { createDemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTexts } from '../testing/demoTexts.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { ChatList, type ChatListProps } from './ChatList.tsx';

const people = [demoPeople.lucia, demoPeople.omar, demoPeople.linh, demoPeople.marco];

function topics(count: number): Topic[] {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length] ?? demoPeople.lucia;
    const sample = demoTexts[(index * 3) % demoTexts.length] ?? demoTexts[0];
    const sentAt = demoNow - index * 1_000_000;
    return demoTopic({
      id: `topic-${index}`,
      title: index < people.length ? person.name : `${person.name} ${index}`,
      members: [demoPeople.viewer, person],
      presence: index % 3 === 0 && index < 7 ? 'online' : 'offline',
      unreadCount: [3, 0, 120, 0, 1][index % 5] ?? 0,
      updatedAt: sentAt,
      lastMessage: {
        content: { kind: 'text' },
        text: sample.text,
        language: sample.language,
        translation: {
          kind: 'done',
          text: sample.english,
          source: sample.language,
          target: 'en',
          engine: null,
        },
        authorId: index % 4 === 1 ? 'viewer' : person.id,
        authorName: person.name,
        sentAt,
        isRecalled: false,
      },
    });
  });
}

const meta: Meta<ChatListProps> = {
  title: 'Chat/ChatList',
  component: ChatList,
  parameters: { layout: 'fullscreen' },
  args: { topics: topics(12), viewerId: 'viewer', selectedId: 'topic-1', onSelect: fn() },
  render: (args) => (
    <DemoChat port={createDemoPort({ count: 0 })}>
      <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
        <ChatList {...args} />
      </div>
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<ChatListProps>;

/** Conversations with previews in the reader's language. */
export const Some: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('the search narrows the list by name', async () => {
      await userEvent.type(canvas.getByLabelText('Search chats'), 'marco b');
      await waitFor(() => expect(canvas.queryByRole('button', { name: /Nguyễn/ })).toBeNull());
      await userEvent.clear(canvas.getByLabelText('Search chats'));
    });
    await step('the arrow keys move and Enter opens', async () => {
      const list = canvas.getByRole('list', { name: 'Chats' });
      const rows = await within(list).findAllByRole('button');
      rows[0]?.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'topic-2' }));
    });
  },
};

const unsent = (topicId: string, text: string, state: OutboxItem['state']): OutboxItem => ({
  message: {
    ...{ chatId: `viewer-${demoNow}-${topicId}`, topicId, text, replyTo: null },
    ...{ content: { kind: 'text' }, writtenAt: demoNow },
  },
  attempts: 1,
  state,
});

async function outboxWithUnsent() {
  const storage = memoryOutboxStorage();
  await storage.put(unsent('topic-0', 'I am on the train.', { kind: 'waiting' }));
  await storage.put(unsent('topic-2', 'See you there.', { kind: 'failed', reason: 'Too long.' }));
  return createOutbox({ userId: 'viewer', storage, send: () => new Promise(() => {}) });
}

/** Messages that wait on this device, and one that was refused. */
export const Unsent: Story = {
  loaders: [async () => ({ outbox: await outboxWithUnsent() })],
  render: (args, { loaded: { outbox } }) => (
    <ChatProvider port={createDemoPort()} outbox={outbox} clock={{ ...systemClock, now: () => demoNow }}>
      <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
        <ChatList {...args} />
      </div>
    </ChatProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Sending' })).toBeVisible();
    await expect(canvas.getByText('I am on the train.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Not sent' })).toBeVisible();
  },
};

/** Ten thousand conversations: only those near the screen are rendered. */
export const TenThousand: Story = {
  tags: ['feature'],
  args: { topics: topics(10_000) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Chats' });
    const rows = await within(list).findAllByRole('button');
    await expect(rows.length).toBeLessThan(60);
    await step(
      'the rows stay while the list is hidden, so that one can take the focus when it is back',
      async () => {
        const frame = list.closest<HTMLElement>('[data-fr-part="chat-list"]');
        if (frame) frame.style.display = 'none';
        // Sizes are reported once a frame.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        await expect(list.querySelectorAll('[data-topic]')).toHaveLength(rows.length);
        if (frame) frame.style.display = '';
      },
    );
    rows[0]?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-topic', 'topic-9999'));
  },
};

const finding = (args: ChatListProps, onSearch?: 'fail' | 'wait') => (
  <DemoChat port={createDemoPort({ count: 60, onSearch })}>
    <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
      <ChatList {...args} />
    </div>
  </DemoChat>
);

/** Messages of all conversations stand below the conversations of that name. */
export const FoundMessages: Story = {
  tags: ['feature'],
  args: {
    topics: [...topics(3), demoTopic({ id: 'demo', title: 'Train to Lisbon' })],
    onSelectMessage: fn(),
  },
  render: (args) => finding(args),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Search chats');
    await userEvent.type(field, 'train');
    const messages = await canvas.findByRole('region', { name: 'Messages' });
    const rows = () => within(messages).findAllByRole('button', { name: /Train to Lisbon/ });
    await expect((await rows())[0]?.querySelector('mark')).toHaveTextContent(/train/i);
    await step('the arrow keys go through conversations and messages', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(document.activeElement).toHaveAttribute('data-topic', 'demo');
      await userEvent.keyboard('{ArrowDown}');
      await expect(document.activeElement).toBe((await rows())[0]);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelectMessage).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'demo' }),
        expect.any(String),
        'train',
      );
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveFocus();
    });
  },
};

const kept = createDemoPort({ count: 1 });
const searchKept: NonNullable<MessagesPort['search']> = async () => {
  const { lastMessage } = demoTopic();
  const found = {
    topicId: 'demo',
    chatId: 'kept',
    content: { kind: 'file', attachments: [] },
    text: 'Transcript of the call',
    translation: { kind: 'none' },
    excerpt: 'Where is the platypus that we saw at the river?',
  } as const;
  return { messages: lastMessage ? [{ ...lastMessage, ...found }] : [], next: null };
};

/** What was searched for stands in a file of the message: the line of a kept transcript. */
export const FoundInAFile: Story = {
  tags: ['feature'],
  args: {
    topics: [demoTopic({ id: 'demo', title: 'Train to Lisbon' })],
    onSelectMessage: fn(),
  },
  render: (args) => (
    <DemoChat port={{ ...kept, messages: { ...kept.messages, search: searchKept } }}>
      <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
        <ChatList {...args} />
      </div>
    </DemoChat>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Search chats'), 'platyp');
    const row = await canvas.findByRole('button', { name: /Where is the platypus/ });
    await expect(row.querySelector('mark')).toHaveTextContent('platyp');
    await expect(row).not.toHaveTextContent('Transcript of the call');
  },
};

/** No conversation has such a name, and no message says it. */
export const NothingFound: Story = {
  tags: ['edge'],
  args: { onSelectMessage: fn() },
  render: (args) => finding(args),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Search chats'), 'xylophone');
    await expect(await canvas.findByText('Nothing found for “xylophone”')).toBeVisible();
  },
};

/** The messages cannot be searched: the conversations are found all the same. */
export const SearchFailed: Story = {
  tags: ['edge'],
  args: { onSelectMessage: fn() },
  render: (args) => finding(args, 'fail'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Search chats'), 'marco');
    await expect(await canvas.findByText('The messages could not be searched.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A time of day stands for today alone: of an earlier message the day is shown. */
export const EarlierDays: Story = {
  tags: ['edge'],
  args: {
    topics: topics(3).map((topic, index) => {
      const sentAt = demoNow - ([0, 24, 6 * 24][index] ?? 0) * 60 * 60 * 1000;
      return { ...topic, lastMessage: topic.lastMessage && { ...topic.lastMessage, sentAt } };
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (title: string) => canvas.findByRole('button', { name: new RegExp(`^${title}`) });
    await expect(await row(demoPeople.lucia.name)).toHaveTextContent(/\d:\d\d/);
    await expect(await row(demoPeople.omar.name)).toHaveTextContent('Yesterday');
    const last = await row(demoPeople.linh.name);
    await expect(last).toHaveTextContent(/202\d/);
    await expect(last).not.toHaveTextContent(/\d:\d\d/);
  },
};

/** No conversation yet. */
export const Empty: Story = { tags: ['edge'], args: { topics: [] } };

/** The conversations are on their way. */
export const Loading: Story = { tags: ['edge'], args: { topics: null } };

/** Right to left. */
export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar', direction: 'rtl' } };

type Last = Partial<NonNullable<Topic['lastMessage']>>;

/** What a conversation's last message was, one kind a row. */
const kinds: readonly [title: string, last: Last, over?: Partial<Topic>][] = [
  ['Photos', { content: { kind: 'image', attachments: [photo(), photo(), photo()] } }],
  ['Video', { authorId: 'viewer', content: { kind: 'image', attachments: [{ type: 'video' }] } }],
  ['File', { content: { kind: 'file', attachments: [{ name: 'timetable.pdf' }] } }],
  ['Voice', { content: { kind: 'audio', sound: { source: '', duration: 23_000, peaks: null } } }],
  ['Place', { content: { kind: 'location' } }, { isMuted: true, unreadCount: 4 }],
  ['Missed', { content: { kind: 'call', isVideo: false, members: [] } }, { isMuted: true, unreadCount: 0 }],
  ['Recalled', { isRecalled: true }],
];

/** Many marks above and below each letter. */
const stacked = (word: string) =>
  [...word].map((letter) => letter + '\u030D\u0316\u0352\u0323\u0301'.repeat(8)).join('');

/** Names and words with stacked marks stay in their row; the marks that languages need are not cut. */
export const StackedMarks: Story = {
  tags: ['edge'],
  args: {
    selectedId: null,
    topics: [
      ['Above', 'Words above'],
      [stacked('Lucia'), stacked('Zalgo')],
      ['Below', 'Words below'],
      ['ٱلرَّحْمَٰنِ', 'ٱلْلَّهُمَّ إِيَّاكَ'],
      ['Nguyễn Ộ Ặ Ữ', 'Ễ Ộ Ặ Ữ nghiễm'],
    ].map(([title = '', text = ''], index) => {
      const lastMessage = { ...demoTopic().lastMessage, text, translation: { kind: 'none' } as const };
      return demoTopic({
        id: `topic-${index}`,
        title,
        updatedAt: demoNow - index * 100_000,
        lastMessage: lastMessage as NonNullable<Topic['lastMessage']>,
      });
    }),
  },
};

function photo() {
  return { type: 'image', name: 'beach.jpg' } as const;
}

/** Messages without words, conversations without sound, and a text that was begun; a menu for each of them. */
export const Previews: Story = {
  tags: ['feature'],
  args: {
    selectedId: null,
    onShowInfo: fn(),
    topics: [
      ...kinds.map(([title, last, over], index) => {
        const plain = {
          ...demoTopic().lastMessage,
          text: '',
          translation: { kind: 'none' } as const,
          ...last,
        };
        const lastMessage = plain as NonNullable<Topic['lastMessage']>;
        const updatedAt = demoNow - (index + 2) * 100_000;
        return demoTopic({ id: title, title, presence: 'offline', lastMessage, updatedAt, ...over });
      }),
      demoTopic({ id: 'draft', title: demoPeople.marco.name, presence: 'offline' }),
    ],
  },
  render: (args) => (
    <DemoChat port={createDemoPort({ shelf: {} })} drafts={{ draft: 'Shall we *meet* at' }}>
      <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
        <ChatList {...args} />
      </div>
    </DemoChat>
  ),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const row = (title: string) => canvas.findByRole('button', { name: new RegExp(`^${title}`) });
    await expect(await row('Photos')).toHaveTextContent('3 photos');
    await expect(await row('Voice')).toHaveTextContent('Voice message · 0:23');
    await expect(within(await row('Place')).getByRole('img', { name: 'Muted' })).toBeVisible();
    await expect(await row('Marco')).toHaveTextContent('Draft: Shall we meet at');
    const page = within(document.body);
    const item = (name: string) => page.getByRole('menuitem', { name });
    await step('Shift+F10 opens the menu of a row, and Escape leads back to it', async () => {
      const place = await row('Place');
      place.focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await waitFor(() => expect(item('Open')).toHaveFocus());
      await expect(item('Unmute notification')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(place).toHaveFocus());
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    });
    await step('so do a right click and the button; deleting asks first', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: await row('Video') });
      await userEvent.click(await page.findByRole('menuitem', { name: 'Conversation info' }));
      await expect(args.onShowInfo).toHaveBeenCalledWith(expect.objectContaining({ id: 'Video' }));
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
      const button = canvas.getByRole('button', { name: 'Actions for Voice' });
      await userEvent.click(button);
      await userEvent.click(await page.findByRole('menuitem', { name: 'Delete chat history' }));
      const question = await page.findByRole('alertdialog', { name: 'Confirm Delete Chat' });
      await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
