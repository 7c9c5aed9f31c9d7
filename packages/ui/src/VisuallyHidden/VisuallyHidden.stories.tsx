import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only for screen readers' },
};

export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Only for screen readers');
    await expect(words.offsetWidth).toBe(1);
  },
};
