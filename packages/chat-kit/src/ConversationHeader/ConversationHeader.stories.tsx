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

/** The other person is online. */
export const Online: Story = {};

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

/** In a narrow column, whatever the window, the name and whether somebody is here come first. */
export const Narrow: Story = {
  tags: ['edge'],
  decorators: [(Header) => <div style={{ inlineSize: 320 }}>{Header()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Spain')).not.toBeVisible();
    const presence = canvas.getByText('active now');
    await expect(presence).toBeVisible();
    const line = presence.parentElement;
    await expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
