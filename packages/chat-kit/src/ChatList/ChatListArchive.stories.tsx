import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Topic } from '../core/model/Topic.ts';
import { createDemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { ChatList, type ChatListProps } from './ChatList.tsx';

const people = [demoPeople.lucia, demoPeople.omar, demoPeople.linh, demoPeople.marco];
const topics = people.map((person, index) =>
  demoTopic({
    id: person.id,
    title: person.name,
    members: [demoPeople.viewer, person],
    presence: 'offline',
    updatedAt: demoNow - index * 1_000_000,
    isMuted: index === 2,
    isArchived: index > 1,
    isMarkedUnread: index === 0,
  }),
);

/** A list whose backend keeps what is marked. */
function MarkedList(props: ChatListProps) {
  const [marked, setMarked] = useState<readonly Topic[]>(topics);
  const change = (topicId: string, change: Partial<Topic>) =>
    setMarked((all) => all.map((topic) => (topic.id === topicId ? { ...topic, ...change } : topic)));
  const [port] = useState(() => ({
    ...createDemoPort(),
    topics: {
      setArchived: async ({ topicId, isArchived }: { topicId: string; isArchived: boolean }) =>
        change(topicId, { isArchived }),
      setUnread: async ({ topicId, isUnread }: { topicId: string; isUnread: boolean }) =>
        change(topicId, { isMarkedUnread: isUnread, unreadCount: 0 }),
    },
  }));
  return (
    <DemoChat port={port}>
      <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
        <ChatList {...props} topics={marked} />
      </div>
    </DemoChat>
  );
}

const meta: Meta<ChatListProps> = {
  title: 'Chat/ChatListArchive',
  component: ChatList,
  tags: ['feature'],
  parameters: { layout: 'fullscreen' },
  args: { viewerId: 'viewer', selectedId: null, onSelect: fn() },
  render: (args) => <MarkedList {...args} />,
};

export default meta;
type Story = StoryObj<ChatListProps>;

/** A conversation that is marked as unread, and two in the archive. */
export const Marked: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const row = (name: string) => canvas.findByRole('button', { name: new RegExp(`^${name}`) });
    const choose = async (name: string, item: string) => {
      (await row(name)).focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await userEvent.click(await page.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    };
    const [lucia, omar] = [demoPeople.lucia.name, demoPeople.omar.name];
    await step('the mark is read, and can be taken away in the menu', async () => {
      await expect(within(await row(lucia)).getByRole('img', { name: 'Marked as unread' })).toBeVisible();
      await choose(lucia, 'Mark as read');
      await waitFor(() => expect(canvas.queryByRole('img', { name: 'Marked as unread' })).toBeNull());
      await choose(lucia, 'Mark as unread');
      await canvas.findByRole('img', { name: 'Marked as unread' });
    });
    await step('an archived conversation leaves the list, and the focus goes to the next', async () => {
      await choose(omar, 'Archive');
      await canvas.findByRole('button', { name: 'Archived: 3 conversations' });
      await expect(canvas.queryByRole('button', { name: new RegExp(`^${omar}`) })).toBeNull();
      await waitFor(async () => expect(await row(lucia)).toHaveFocus());
    });
    await step('the archive opens and closes by keys', async () => {
      (await row('Archived')).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Archived' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus());
      await choose(omar, 'Unarchive');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await waitFor(async () => expect(await row('Archived: 2')).toHaveFocus());
      await expect(await row(omar)).toBeVisible();
    });
  },
};

/** The archive. */
export const Archive: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Archived/ }));
    await expect(canvas.getByRole('list', { name: 'Archived' })).toBeVisible();
  },
};

/** Nothing is left in the list. */
export const AllArchived: Story = {
  tags: ['edge'],
  args: { topics: topics.map((topic) => ({ ...topic, isArchived: true })) },
  render: (args) => (
    <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
      <ChatList {...args} />
    </div>
  ),
};
