import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { demoNow } from '../testing/createDemoPort.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { ReplyBar, type ReplyBarProps } from './ReplyBar.tsx';

const meta: Meta<ReplyBarProps> = {
  title: 'Chat/ReplyBar',
  component: ReplyBar,
  args: {
    message: {
      ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
      delivery: { kind: 'sent' },
    },
    onCancel: fn(),
  },
};

export default meta;
type Story = StoryObj<ReplyBarProps>;

/** Which message is answered, in the reader's language. */
export const Text: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel reply' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
