import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic, Paperclip, Send, Smile } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { iconButtonGuide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Send', children: <Icon icon={Send} flip />, onClick: fn() },
  parameters: { guide: iconButtonGuide },
};

export default meta;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send' });
    await expect(button).toHaveAttribute('title', 'Send');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  tags: ['feature'],
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
        </StoryRow>
      ))}
    </>
  ),
};

function Pressed() {
  const [isOn, setOn] = useState(false);
  return (
    <IconButton label="Record" shape="round" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      <Icon icon={Mic} />
    </IconButton>
  );
}

export const Toggle: Story = {
  tags: ['feature'],
  render: () => <Pressed />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { pressed: false });
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = {
  tags: ['edge'],
  render: (args) => (
    <StoryRow>
      <IconButton {...args} disabled />
      <IconButton {...args} label="Send now" variant="primary" disabled />
    </StoryRow>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send now' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'إرسال', variant: 'primary' },
};

export const Zoomed: Story = { tags: ['edge'], args: { variant: 'primary' }, decorators: [withZoom()] };
