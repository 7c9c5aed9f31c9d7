import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { demoPreview } from '../testing/demoMedia.ts';
import { LinkPreviewBar, type LinkPreviewBarProps } from './LinkPreviewBar.tsx';

const meta: Meta<LinkPreviewBarProps> = {
  title: 'Chat/LinkPreviewBar',
  component: LinkPreviewBar,
  args: { preview: demoPreview, onDismiss: fn() },
};

export default meta;
type Story = StoryObj<LinkPreviewBarProps>;

/** The card that a message will have. */
export const Preview: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send without preview' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
