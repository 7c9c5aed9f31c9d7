import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { demoNow } from '../testing/createDemoPort.ts';
import { demoPeaks, demoSound } from '../testing/demoMedia.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { ReplyBar, type ReplyBarProps } from './ReplyBar.tsx';

const message: ReplyBarProps['message'] = {
  ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
  delivery: { kind: 'sent' },
};

const meta: Meta<ReplyBarProps> = {
  title: 'Chat/ReplyBar',
  component: ReplyBar,
  args: {
    message,
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

/** A message without words is told apart by what it contains: how long it is, what it is called, how many there are. */
export const WithoutWords: Story = {
  args: {
    message: {
      ...message,
      text: '',
      translation: { kind: 'none' },
      content: {
        kind: 'audio',
        sound: { source: demoSound(1), duration: 23_000, peaks: demoPeaks },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Voice message · 0:23')).toBeVisible();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
