import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { demoNow } from '../testing/createDemoPort.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { EditBar, type EditBarProps } from './EditBar.tsx';

const meta: Meta<EditBarProps> = {
  title: 'Chat/EditBar',
  component: EditBar,
  args: {
    message: {
      ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
      delivery: { kind: 'sent' },
    },
    onCancel: fn(),
  },
};

export default meta;
type Story = StoryObj<EditBarProps>;

/** Which message is being edited, as it was written. */
export const Text: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel editing' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
