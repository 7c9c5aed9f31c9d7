import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhotoQuality, type PhotoQualityProps } from './PhotoQuality.tsx';

const meta: Meta<PhotoQualityProps> = {
  title: 'Chat/PhotoQuality',
  component: PhotoQuality,
  args: { photos: { isOriginal: false, waiting: 0 }, onOriginal: fn() },
};

export default meta;
type Story = StoryObj<PhotoQualityProps>;

/** The photos are sent smaller. */
export const Smaller: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: 'Original photos' }));
    await expect(args.onOriginal).toHaveBeenCalledWith(true);
  },
};

/** Two of them are still being made smaller. */
export const Waiting: Story = { args: { photos: { isOriginal: false, waiting: 2 } } };
