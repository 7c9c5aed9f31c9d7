import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { demoPrompts } from '../testing/demoPrompts.ts';
import { AssistantWelcome } from './AssistantWelcome.tsx';

const meta: Meta<typeof AssistantWelcome> = {
  title: 'Assistant/Welcome',
  component: AssistantWelcome,
  args: { prompts: demoPrompts, onAsk: fn() },
};

export default meta;
type Story = StoryObj<typeof AssistantWelcome>;

/** Three columns of three prompts. */
export const Columns: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const name of ['Examples', 'Capabilities', 'Limitations']) {
      const column = canvas.getByRole('region', { name });
      await expect(within(column).getAllByRole('button')).toHaveLength(3);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Can you be wrong?' }));
    await expect(args.onAsk).toHaveBeenCalledWith('Can you be wrong?');
  },
};

/** Nothing can be asked. */
export const Disabled: Story = { args: { onAsk: undefined } };
