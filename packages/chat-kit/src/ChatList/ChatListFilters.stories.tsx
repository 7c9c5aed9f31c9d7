import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Topic } from '../core/model/Topic.ts';
import { createDemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { ChatList, type ChatListProps } from './ChatList.tsx';

const { viewer, lucia, omar, linh, marco } = demoPeople;

const topics: readonly Topic[] = [
  demoTopic({ id: 'lucia', title: lucia.name, unreadCount: 2 }),
  demoTopic({ id: 'omar', title: omar.name, members: [viewer, omar], isMarkedUnread: true }),
  demoTopic({ id: 'walk', title: 'Sunday walk', isGroup: true, unreadCount: 12, unreadMentions: 1 }),
  demoTopic({ id: 'work', title: 'Work', isGroup: true, isMuted: true, unreadCount: 4, unreadMentions: 2 }),
  demoTopic({ id: 'choir', title: 'Choir', isGroup: true }),
  demoTopic({ id: 'linh', title: linh.name, members: [viewer, linh], pinnedAt: demoNow }),
  demoTopic({ id: 'marco', title: marco.name, members: [viewer, marco], isArchived: true, unreadCount: 1 }),
].map((topic, index) => ({ ...topic, presence: 'offline', updatedAt: demoNow - index * 1_000_000 }));

const read = (topic: Topic): Topic => ({
  ...topic,
  unreadCount: 0,
  unreadMentions: 0,
  isMarkedUnread: false,
});

/** A list whose conversations are read as they are opened, and all at once. */
function ReadList(props: ChatListProps) {
  const [kept, setKept] = useState(props.topics ?? topics);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [port] = useState(() => ({
    ...createDemoPort(),
    topics: {
      readAll: async () => setKept((all) => all.map((topic) => (topic.isArchived ? topic : read(topic)))),
    },
  }));
  return (
    <DemoChat port={port}>
      <div style={{ blockSize: '100vh', maxInlineSize: 340 }}>
        <ChatList
          {...props}
          topics={kept}
          selectedId={selectedId}
          onSelect={(topic) => {
            props.onSelect(topic);
            setSelectedId(topic.id);
            setKept((all) => all.map((one) => (one.id === topic.id ? read(one) : one)));
          }}
        />
      </div>
    </DemoChat>
  );
}

const meta: Meta<ChatListProps> = {
  title: 'Chat/ChatListFilters',
  component: ChatList,
  tags: ['feature'],
  parameters: { layout: 'fullscreen' },
  args: { viewerId: 'viewer', selectedId: null, onSelect: fn() },
  render: (args) => <ReadList {...args} />,
};

export default meta;
type Story = StoryObj<ChatListProps>;

const shownIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-topic]')].map((row) => row.dataset.topic);

/** Everything, with the counts of what the filters would show, and the sign of somebody who is mentioned. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('radio', { name: 'Unread: 4 conversations' });
    await expect(canvas.getByRole('radio', { name: 'Groups: 3 conversations' })).not.toBeChecked();
    const row = canvas.getByRole('button', { name: /^Sunday walk/ });
    await expect(within(row).getByRole('img', { name: 'You were mentioned' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'You were mentioned' })).toHaveLength(2);
  },
};

/** What is unread; a conversation that is opened stays until another is. */
export const Unread: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the keyboard chooses', async () => {
      (await canvas.findByRole('radio', { name: 'All' })).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(shownIn(canvasElement)).toEqual(['lucia', 'omar', 'walk', 'work']);
      await expect(canvas.queryByRole('button', { name: /^Archived/ })).toBeNull();
    });
    await step('what is opened is read and stays, until another is opened', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${lucia.name}`) }));
      await expect(canvas.getByRole('radio', { name: 'Unread: 3 conversations' })).toBeChecked();
      await expect(shownIn(canvasElement)).toEqual(['lucia', 'omar', 'walk', 'work']);
      await userEvent.click(canvas.getByRole('button', { name: /^Sunday walk/ }));
      await waitFor(() => expect(shownIn(canvasElement)).toEqual(['omar', 'walk', 'work']));
    });
  },
};

/** Groups, with what is unread in them. */
export const Groups: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Groups/ }));
    await expect(shownIn(canvasElement)).toEqual(['walk', 'work', 'choir']);
  },
};

/** One press reads everything but the archive; nothing is left under “Unread”, which says so and leads back. */
export const AllRead: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Unread/ }));
    await step('the button goes with what was unread, and the focus stays beside it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
      await canvas.findByText('Nothing is unread');
      await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Unread' })).toHaveFocus());
    });
    await step('the search finds everything, whatever is chosen', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'marco');
      await waitFor(() => expect(shownIn(canvasElement)).toEqual(['marco']));
      await userEvent.clear(canvas.getByRole('searchbox'));
      await canvas.findByText('Nothing is unread');
    });
    await step('everything is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
      await expect(canvasElement.querySelector('[data-fr-part=chat-list]')).toHaveFocus();
      await canvas.findByRole('button', { name: 'Archived: 1 conversation' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
      await canvas.findByText('Nothing is unread');
    });
  },
};

/** Somebody who is in no group. */
export const NoGroups: Story = {
  tags: ['edge'],
  args: { topics: topics.filter(({ isGroup }) => !isGroup) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Groups' }));
    await expect(await canvas.findByText('No groups yet')).toBeVisible();
  },
};

/** Long names of filters in a narrow column, right to left. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ReadList {...args} />
    </div>
  ),
};
