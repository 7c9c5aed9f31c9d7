import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TypingLine, type TypingLineProps } from './TypingLine.tsx';

const meta: Meta<TypingLineProps> = {
  title: 'Chat/TypingLine',
  component: TypingLine,
  args: { names: ['Lucía'] },
};

export default meta;
type Story = StoryObj<TypingLineProps>;

/** One person. */
export const One: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Lucía is typing');
  },
};

/** Two people. */
export const Two: Story = { args: { names: ['Lucía', 'Marco'] } };

/** Many people. */
export const Many: Story = { args: { names: ['Lucía', 'Marco', 'Linh'] } };

/** Nobody: the line keeps its height. */
export const Nobody: Story = {
  args: { names: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status').offsetHeight).toBe(24);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' }, args: { names: ['عمر'] } };
