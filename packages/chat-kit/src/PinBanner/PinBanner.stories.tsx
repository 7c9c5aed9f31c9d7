import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { demoMessage } from '../testing/demoMessage.ts';
import { demoPeople } from '../testing/demoPeople.ts';
import { PinBanner, type PinBannerProps } from './PinBanner.tsx';

const newestAt = new Date(2026, 10, 20, 17, 30).getTime();
const pinned = (seq: number, by: keyof typeof demoPeople | null) => ({
  message: demoMessage(seq, { topicId: 'demo', newestAt, count: 20 }),
  by: by && demoPeople[by],
});

const meta: Meta<PinBannerProps> = {
  title: 'Chat/PinBanner',
  component: PinBanner,
  tags: ['feature'],
  args: {
    pins: [pinned(13, 'lucia'), pinned(5, 'viewer'), pinned(1, null)],
    viewerId: 'viewer',
    onJump: fn(),
    onUnpin: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <PinBanner {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<PinBannerProps>;

/** Three: each press goes to the message that is shown, and turns to the next. */
export const Three: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }));
    await press(/^Pinned by Lucía.*1 of 3/);
    await press(/^Pinned by you.*2 of 3/);
    await press(/^Pinned message.*3 of 3/);
    await canvas.findByRole('button', { name: /1 of 3/ });
    await expect(args.onJump).toHaveBeenNthCalledWith(1, 'lucia-13');
    await expect(args.onJump).toHaveBeenNthCalledWith(3, 'lucia-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin' }));
    await expect(args.onUnpin).toHaveBeenCalledWith('lucia-13');
  },
};

/** One, where nothing can be unpinned. */
export const One: Story = { tags: ['edge'], args: { pins: [pinned(7, 'lucia')], onUnpin: undefined } };

/** Right to left. */
export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar', direction: 'rtl' } };
