import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { progressRingGuide } from './ProgressRing.guide.ts';
import { ProgressRing } from './ProgressRing.tsx';

const meta: Meta<typeof ProgressRing> = {
  title: 'Feedback/ProgressRing',
  component: ProgressRing,
  args: { label: 'Upload of photo.jpg', value: 0.4 },
  parameters: { guide: progressRingGuide },
};

export default meta;

type Story = StoryObj<typeof ProgressRing>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Upload of photo.jpg' });
    await expect(ring).toHaveAttribute('aria-valuetext', '40%');
  },
};

function Transfer() {
  const [isCancelled, setCancelled] = useState(false);
  if (isCancelled) return <p>Cancelled</p>;
  return (
    <ProgressRing label="Download of contract.pdf" value={0.65}>
      <IconButton label="Cancel the download" size="small" shape="round" onClick={() => setCancelled(true)}>
        <Icon icon={X} size="small" />
      </IconButton>
    </ProgressRing>
  );
}

export const CancelledFromItsMiddle: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Transfer />
      <Transfer />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Cancel the download' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByText('Cancelled')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('progressbar')).toHaveLength(1);
  },
};

export const SizesAndTones: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <ProgressRing label="Small" size="small" value={0.25} />
      <ProgressRing label="Medium" value={0.5}>
        50%
      </ProgressRing>
      <ProgressRing label="Large" size="large" value={0.75}>
        75%
      </ProgressRing>
      <ProgressRing label="Done" value={1} tone="success">
        <Icon icon={Check} />
      </ProgressRing>
      <ProgressRing label="Failed" value={0.6} tone="error">
        <Icon icon={X} />
      </ProgressRing>
    </StoryRow>
  ),
};

export const Unknown: Story = {
  tags: ['edge'],
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const BeforeAndBeyondItsEnds: Story = {
  tags: ['edge'],
  render: () => (
    <StoryRow>
      <ProgressRing label="Not begun" value={0} />
      <ProgressRing label="Less than nothing" value={-1} />
      <ProgressRing label="More than all" value={7} />
    </StoryRow>
  ),
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'رفع الصورة', value: 0.3, size: 'large', children: '30%' },
};

export const Zoomed: Story = { tags: ['edge'], args: { children: '40%' }, decorators: [withZoom()] };
