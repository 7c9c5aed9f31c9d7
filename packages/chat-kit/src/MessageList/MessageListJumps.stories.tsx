import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { Topic } from '../core/model/Topic.ts';
import { createDemoPort, type DemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { openList, scrollTo, waitUntilStill } from '../testing/listSteps.ts';
import { fromEnd, topOf, worstPainted } from '../testing/paintedOffsets.ts';
import { receive } from '../testing/receive.ts';
import { MessageList } from './MessageList.tsx';

interface Args {
  port: DemoPort;
  topic?: Partial<Topic>;
}

const day = 24 * 60 * 60 * 1000;

const meta: Meta<Args> = {
  title: 'Chat/MessageListJumps',
  component: documented(MessageList),
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => (
    <div style={{ blockSize: 600 }}>
      <DemoChat port={(loaded as Args).port} options={{ openingScrollDelay: 500 }}>
        <Conversation topic={demoTopic((loaded as Args).topic)} readingLanguage="en" />
      </DemoChat>
    </div>
  ),
  loaders: [() => ({ port: createDemoPort({ count: 200 }) })],
};

export default meta;
type Story = StoryObj<Args>;

async function expectInView(scroller: HTMLElement, key: string): Promise<void> {
  await waitFor(() => {
    const top = topOf(scroller, key);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(scroller.clientHeight);
  });
}

/** Twelve messages a day. */
const byDays = (count: number): DemoPort =>
  createDemoPort({
    count,
    change: (message) => {
      const before = count - message.seq;
      return { ...message, sentAt: demoNow - Math.floor(before / 12) * day - (before % 12) * 60_000 };
    },
  });

export const DayHeadings: Story = {
  name: 'days are headed Today, Yesterday or MM/DD/YYYY',
  loaders: [() => ({ port: byDays(30) })],
  play: async ({ canvasElement }) => {
    const scroller = await openList(canvasElement);
    const headings = new Set<string>();
    for (let top = scroller.scrollTop; ; top -= 300) {
      for (const heading of within(scroller).queryAllByRole('heading'))
        headings.add(heading.textContent ?? '');
      if (top <= 0) break;
      await scrollTo(scroller, Math.max(0, top - 300));
    }
    expect([...headings].sort()).toEqual(['Nov 18, 2026', 'Today', 'Yesterday']);
  },
};

export const UnreadSeparator: Story = {
  name: 'a line stands above the first unread message',
  loaders: [() => ({ port: createDemoPort({ count: 40 }), topic: { unreadCount: 3 } })],
  play: async ({ canvasElement }) => {
    const scroller = await openList(canvasElement);
    const rows = within(scroller).getAllByRole('article');
    const line = within(scroller).getByText('Unread messages');
    const first = rows.findIndex((row) => row.contains(line));
    const unread = rows.slice(first).filter((row) => row.dataset.key?.startsWith('lucia'));
    expect(unread).toHaveLength(3);
    expect(rows[first]?.dataset.key).toMatch(/^lucia/);
  },
};

export const JumpToQuoted: Story = {
  name: 'a quote leads to its message, also to one that is not loaded yet',
  loaders: [
    () => ({
      port: createDemoPort({
        count: 200,
        change: (message) => {
          if (message.seq !== 200) return message;
          const quoted = { chatId: 'lucia-60', kind: 'text', text: 'Far up', language: 'en' } as const;
          const translation = { kind: 'none' } as const;
          return { ...message, replyTo: { ...quoted, translation, authorName: demoPeople.lucia.name } };
        },
      }),
    }),
  ],
  play: async ({ canvasElement }) => {
    const scroller = await openList(canvasElement);
    within(scroller)
      .getByRole('button', { name: /Far up/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expectInView(scroller, 'lucia-60');
    // The keyboard goes on from there.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', 'lucia-60'));
  },
};

export const JumpToHit: Story = {
  name: 'a search leads to its hits, also to those that are not loaded yet',
  loaders: [
    () => ({
      port: createDemoPort({
        count: 200,
        change: (message) =>
          [10, 70, 190].includes(message.seq)
            ? { ...message, text: `¡Canción número ${message.seq}!` }
            : message,
      }),
    }),
  ],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const scroller = await openList(canvasElement);
    const keyOf = (seq: number) => `${Math.floor(seq / 3) % 2 === 1 ? 'viewer' : 'lucia'}-${seq}`;
    await userEvent.click(canvas.getByRole('button', { name: 'Search in this conversation' }));
    const field = await canvas.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await step('the newest hit comes first, whatever its accents', async () => {
      await userEvent.type(field, 'cancion');
      await expectInView(scroller, keyOf(190));
      await waitFor(() => expect(canvas.getByText('1 of 1 so far')).toBeVisible());
    });
    await step('Enter leads to older ones, loading pages until there is one', async () => {
      await userEvent.keyboard('{Enter}');
      await expectInView(scroller, keyOf(70));
      await userEvent.keyboard('{Enter}');
      await expectInView(scroller, keyOf(10));
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expectInView(scroller, keyOf(70));
      await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    });
    await step('Escape closes it, and the keyboard goes on at the hit', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', keyOf(70)));
      expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
};

export const JumpToDate: Story = {
  name: 'a date leads to its heading, also to one that is not loaded yet',
  loaders: [() => ({ port: byDays(240) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = await openList(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search in this conversation' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to a date' }));
    const field = await screen.findByRole('textbox', { name: 'Date' });
    await userEvent.type(field, '08112026{Enter}');
    await waitFor(() => expect(within(scroller).getByRole('heading', { name: 'Nov 8, 2026' })).toBeVisible());
    await waitUntilStill(scroller);
    const heading = within(scroller).getByRole('heading', { name: 'Nov 8, 2026' });
    const key = heading.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';
    await expectInView(scroller, key);
  },
};

export const NewestButton: Story = {
  name: 'a button leads to the newest message and counts what came meanwhile',
  play: async ({ canvasElement, loaded }) => {
    const { port } = loaded as Args;
    const canvas = within(canvasElement);
    const scroller = await openList(canvasElement);
    await scrollTo(scroller, scroller.scrollTop - 700);
    await expect(canvas.getByRole('button', { name: 'Scroll to the newest message' })).toBeVisible();
    receive(port, 'One');
    receive(port, 'Two');
    const button = await canvas.findByRole('button', { name: '2 new messages' });
    await userEvent.click(button);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(0.5));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /newest|new message/ })).toBeNull());
  },
};

export const OpensAtTheEnd: Story = {
  name: 'a conversation is at its bottom 500 ms after it was opened',
  play: async ({ canvasElement }) => {
    const scroller = await openList(canvasElement);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(0.5));
  },
};

export const Typing: Story = {
  name: 'a line says who is typing',
  play: async ({ canvasElement, loaded }) => {
    const { port } = loaded as Args;
    const scroller = await openList(canvasElement);
    const before = scroller.getBoundingClientRect();
    port.type('lucia', demoPeople.lucia.name);
    const line = await within(canvasElement).findByText('Lucía Fernández is typing');
    await expect(line).toBeVisible();
    expect(fromEnd(scroller)).toBeLessThanOrEqual(0.5);
    // Over the end of the list, which has all the room down to the composer whether somebody types or not.
    const after = scroller.getBoundingClientRect();
    const composer = canvasElement.querySelector('[data-fr-part="composer"]')?.getBoundingClientRect();
    expect(after.height).toBe(before.height);
    expect(after.bottom).toBe(composer?.top);
    expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(after.bottom);
    const rows = [...scroller.querySelectorAll('article')].map((row) => row.getBoundingClientRect().bottom);
    expect(Math.max(...rows)).toBeLessThanOrEqual(line.getBoundingClientRect().top);
  },
};

export const SeenUpTo: Story = {
  name: 'a picture stands at the message up to which somebody has seen',
  play: async ({ canvasElement, loaded }) => {
    const { port } = loaded as Args;
    const scroller = await openList(canvasElement);
    const worst = worstPainted(8, () => fromEnd(scroller));
    port.emit({ kind: 'seen', seq: port.nextSeq(), userId: 'lucia', seenTime: demoNow });
    const picture = await within(scroller).findByRole('img', { name: /^Seen by Lucía Fernández/ });
    const own = within(scroller).getAllByRole('article', { name: /^You,/ });
    expect(own.at(-1)?.contains(picture)).toBe(true);
    expect(await worst).toBeLessThanOrEqual(0.5);
  },
};

export const RowsByKeyboard: Story = {
  name: 'the keyboard moves the focus by rows',
  loaders: [() => ({ port: createDemoPort({ count: 40 }) })],
  play: async ({ canvasElement, step }) => {
    const scroller = await openList(canvasElement);
    const rows = () => within(scroller).getAllByRole('article');
    const last = rows().at(-1);
    const focused = () => document.activeElement as HTMLElement;
    last?.focus();
    await step('one row at a time', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      expect(focused()).toBe(rows().at(-3));
      await userEvent.keyboard('{ArrowDown}');
      expect(focused()).toBe(rows().at(-2));
    });
    await step('by screens and to the ends', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}');
      await waitUntilStill(scroller);
      expect(topOf(scroller, focused().dataset.key ?? '')).toBeGreaterThanOrEqual(0);
      expect(fromEnd(scroller)).toBeGreaterThan(300);
      await userEvent.keyboard('{End}');
      expect(focused()).toBe(last);
      expect(fromEnd(scroller)).toBeLessThanOrEqual(0.5);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(focused()).toHaveAttribute('data-index', '0'));
    });
    await step('a row that leaves the page leaves the focus to the list', async () => {
      await scrollTo(scroller, scroller.scrollHeight - 900);
      await waitFor(() => expect(focused()).toBe(within(scroller).getByRole('feed')));
      await userEvent.keyboard('{ArrowDown}');
      expect(focused()).toHaveAttribute('data-key');
    });
  },
};
