import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryStack } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { progressBarGuide } from './ProgressBar.guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Upload of photo.jpg', value: 0.4 },
  parameters: { guide: progressBarGuide },
  decorators: [(Story) => <StoryStack>{Story()}</StoryStack>],
};

export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Upload of photo.jpg' });
    await expect(bar).toHaveProperty('position', 0.4);
  },
};

export const Tones: Story = {
  tags: ['feature'],
  render: () => (
    <>
      <ProgressBar label="Under way" value={0.4} />
      <ProgressBar label="Done" value={1} tone="success" />
      <ProgressBar label="Failed" value={0.7} tone="error" />
    </>
  ),
};

export const Unknown: Story = {
  tags: ['feature'],
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveProperty('position', -1);
  },
};

export const NotBegun: Story = { tags: ['edge'], args: { value: 0 } };

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'رفع الصورة' },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
