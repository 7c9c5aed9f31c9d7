import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Phone, Video } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { ConversationHeader, type ConversationHeaderProps } from './ConversationHeader.tsx';

const meta: Meta<ConversationHeaderProps> = {
  title: 'Chat/ConversationHeader',
  component: ConversationHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    topic: demoTopic(),
    actions: (
      <>
        <IconButton label="Audio call">
          <Icon icon={Phone} />
        </IconButton>
        <IconButton label="Video call">
          <Icon icon={Video} />
        </IconButton>
        <IconButton label="Information">
          <Icon icon={Info} />
        </IconButton>
      </>
    ),
  },
  render: (args) => (
    <DemoChat port={createDemoPort({ count: 0 })}>
      <ConversationHeader {...args} />
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<ConversationHeaderProps>;

/** Whether a part of the line under the name is within that line. */
function isInLine(part: HTMLElement): boolean {
  const line = part.closest('p')?.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  return line !== undefined && (top + bottom) / 2 > line.top && (top + bottom) / 2 < line.bottom;
}

/** The other person is online. */
export const Online: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isInLine(canvas.getByText('Spain'))).toBe(true);
    await expect(isInLine(canvas.getByText('active now'))).toBe(true);
  },
};

/** The other person is not. */
export const Offline: Story = { args: { topic: demoTopic({ presence: 'offline' }) } };

/** The other person left some days ago. */
export const LastSeen: Story = {
  args: { topic: demoTopic({ presence: 'offline', lastSeenAt: new Date(2026, 0, 12, 14, 3).getTime() }) },
};

/** A name longer than the room for it. */
export const LongName: Story = {
  args: { topic: demoTopic({ title: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6) }) },
};

/** New messages disappear. */
export const Disappearing: Story = {
  args: { topic: demoTopic({ messageLifetime: 604_800 }) },
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByRole('img', { name: 'New messages disappear after 1 week' });
    await expect(mark).toBeVisible();
  },
};

/** On the narrowest phones the name is whole, and the mark is only read aloud. */
export const DisappearingOnANarrowPhone: Story = {
  tags: ['edge'],
  args: {
    topic: demoTopic({ title: 'Omar Hassan', messageLifetime: 86_400 }),
    start: <span style={{ flex: 'none', inlineSize: 44 }} />,
    actions: <span style={{ inlineSize: 112 }} />,
  },
  decorators: [(Header) => <div style={{ inlineSize: 280 }}>{Header()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByText('Omar Hassan');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByRole('img', { name: 'New messages disappear after 1 day' })).toBeInTheDocument();
  },
};

/** Where country and presence do not fit beside each other, presence is shown. */
export const Narrow: Story = {
  tags: ['edge'],
  decorators: [(Header) => <div style={{ inlineSize: 300 }}>{Header()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isInLine(canvas.getByText('Spain'))).toBe(false);
    const presence = canvas.getByText('active now');
    await expect(isInLine(presence)).toBe(true);
    await expect(presence.scrollWidth).toBeLessThanOrEqual(presence.clientWidth);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
