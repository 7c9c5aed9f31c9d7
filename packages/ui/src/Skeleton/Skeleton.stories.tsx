import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryStack } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { skeletonGuide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
  decorators: [(Story) => <StoryStack>{Story()}</StoryStack>],
};

export default meta;

type Story = StoryObj<typeof Skeleton>;

const rows = (
  <div aria-busy="true" style={{ display: 'grid', gap: 20 }}>
    {['62%', '48%', '70%'].map((width) => (
      <div key={width} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Skeleton shape="circle" width="2.5rem" style={{ flex: 'none' }} />
        <div style={{ display: 'grid', gap: 8, flex: 1 }}>
          <Skeleton width={width} />
          <Skeleton width="90%" />
        </div>
      </div>
    ))}
  </div>
);

export const Default: Story = {};

export const AppearsAfterAMoment: Story = {
  tags: ['feature'],
  render: () => <Skeleton data-testid="line" />,
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByTestId('line');
    await waitFor(() => expect(Number(getComputedStyle(line).opacity)).toBeGreaterThan(0));
  },
};

export const Shapes: Story = {
  tags: ['feature'],
  render: () => (
    <>
      <Skeleton width="60%" />
      <Skeleton shape="circle" width={64} />
      <Skeleton shape="block" height={120} />
    </>
  ),
};

export const ConversationRows: Story = { tags: ['feature'], render: () => rows };

export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar' }, render: () => rows };

export const Zoomed: Story = { tags: ['edge'], render: () => rows, decorators: [withZoom()] };
