import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic, Paperclip, Send, Smile } from 'lucide-react';
import { fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Send', children: <Icon icon={Send} flip />, onClick: fn() },
};

export default meta;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <StoryRow key={size}>
          <IconButton size={size} label="Attach">
            <Icon icon={Paperclip} />
          </IconButton>
          <IconButton size={size} label="Emoji" aria-pressed>
            <Icon icon={Smile} />
          </IconButton>
          <IconButton size={size} label="Send" variant="primary">
            <Icon icon={Send} flip />
          </IconButton>
          <IconButton size={size} label="Record" variant="primary" shape="round">
            <Icon icon={Mic} />
          </IconButton>
          <IconButton size={size} label="Record" shape="round" disabled>
            <Icon icon={Mic} />
          </IconButton>
          <IconButton size={size} label="Send" variant="primary" disabled>
            <Icon icon={Send} flip />
          </IconButton>
        </StoryRow>
      ))}
    </>
  ),
};
