import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Topic } from '../core/model/Topic.ts';
import { createDemoPort, type DemoPort, demoNow } from '../testing/createDemoPort.ts';
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

/** A backend that keeps what is marked, with room for two pins. */
function createMarksPort(change: (topicId: string, change: Partial<Topic>) => void): DemoPort {
  const pinned = new Set<string>();
  let pins = 0;
  return {
    ...createDemoPort(),
    topics: {
      setArchived: async ({ topicId, isArchived }) => {
        if (isArchived) pinned.delete(topicId);
        change(topicId, isArchived ? { isArchived, pinnedAt: null } : { isArchived });
      },
      setPinned: async ({ topicId, isPinned }) => {
        if (isPinned && pinned.size === 2) throw new Error('Two conversations are pinned already.');
        if (isPinned) pinned.add(topicId);
        else pinned.delete(topicId);
        pins += 1;
        change(topicId, { pinnedAt: isPinned ? demoNow + pins : null, isArchived: false });
      },
      setUnread: async ({ topicId, isUnread }) =>
        change(topicId, { isMarkedUnread: isUnread, unreadCount: 0 }),
    },
  };
}

/** A list whose backend keeps what is marked. */
function MarkedList(props: ChatListProps) {
  const [marked, setMarked] = useState<readonly Topic[]>(props.topics ?? topics);
  const [port] = useState(() =>
    createMarksPort((topicId, change) =>
      setMarked((all) => all.map((topic) => (topic.id === topicId ? { ...topic, ...change } : topic))),
    ),
  );
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

const unpinned = topics.map((topic) => ({ ...topic, isArchived: false, isMarkedUnread: false }));

/** Two pinned conversations above newer ones. */
export const Pinned: Story = {
  args: {
    topics: unpinned.map((topic, index) => ({ ...topic, pinnedAt: index > 1 ? demoNow + index : null })),
  },
};

/** The menu pins to the top, the latest pin first, and unpins; what the backend refuses is said. */
export const Pinning: Story = {
  tags: ['!snapshot'],
  args: { topics: unpinned },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const rowsNow = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-topic]')].map((row) => row.dataset.topic);
    const choose = async (name: string, item: string) => {
      (await canvas.findByRole('button', { name: new RegExp(`^${name}`) })).focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await userEvent.click(await page.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    };
    const { lucia, omar, linh, marco } = demoPeople;
    await step('the latest pin stands first, is read, and keeps the focus', async () => {
      await choose(marco.name, 'Pin to top');
      await choose(linh.name, 'Pin to top');
      await waitFor(() => expect(rowsNow()).toEqual([linh.id, marco.id, lucia.id, omar.id]));
      const row = canvas.getByRole('button', { name: new RegExp(`^${linh.name}`) });
      await expect(within(row).getByRole('img', { name: 'Pinned' })).toBeVisible();
      await waitFor(() => expect(row).toHaveFocus());
    });
    await step('one too many is refused in words', async () => {
      await choose(omar.name, 'Pin to top');
      await page.findByText('Two conversations are pinned already.');
      await expect(rowsNow()).toEqual([linh.id, marco.id, lucia.id, omar.id]);
    });
    await step('an unpinned one goes back to its place', async () => {
      await choose(linh.name, 'Unpin');
      await waitFor(() => expect(rowsNow()).toEqual([marco.id, lucia.id, omar.id, linh.id]));
    });
    await step('what is archived is pinned no more, and Undo pins it again', async () => {
      await choose(marco.name, 'Archive');
      await waitFor(() => expect(rowsNow()).toEqual([lucia.id, omar.id, linh.id]));
      await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(rowsNow()).toEqual([marco.id, lucia.id, omar.id, linh.id]));
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
