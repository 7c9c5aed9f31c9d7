import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Floating/Tooltip',
  component: Tooltip,
  args: {
    text: 'Translated from English',
    children: (
      <IconButton label="Translation" title="">
        <Icon icon={Languages} />
      </IconButton>
    ),
  },
  decorators: [(Story) => <div style={{ padding: 60 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Translation' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toBeVisible();
    await expect(button).toHaveAccessibleDescription('Translated from English');
  },
};

export const LongText: Story = {
  args: {
    text: 'The person who wrote this speaks English (Australia); you read Vietnamese.',
    placement: 'bottom',
  },
  play: async () => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toBeVisible();
  },
};
