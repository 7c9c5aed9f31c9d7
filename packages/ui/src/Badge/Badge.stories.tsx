import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { badgeGuide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Basics/Badge',
  component: Badge,
  args: { count: 3 },
  parameters: { guide: badgeGuide },
};

export default meta;

type Story = StoryObj<typeof Badge>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3')).toBeVisible();
    await expect(within(canvasElement).getByText('3 unread')).toBeInTheDocument();
  },
};

export const Tones: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Badge>new</Badge>
      <Badge tone="neutral">free</Badge>
      <Badge tone="success">ultimate</Badge>
      <Badge tone="warning">trial</Badge>
      <Badge tone="error">failed</Badge>
    </StoryRow>
  ),
};

export const Numbers: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Badge count={1} />
      <Badge count={99} />
      <Badge count={1200} />
      <Badge count={1200} max={999} />
      <Badge tone="error" count={2} />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).getAllByText('1,200 unread')).toHaveLength(2);
  },
};

export const NothingToCount: Story = {
  tags: ['edge'],
  args: { count: 0 },
  decorators: [(Story) => <p>Nothing stands after this: {Story()}</p>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/unread/)).toBeNull();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { count: undefined, children: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  decorators: [(Story) => <div style={{ maxInlineSize: 160 }}>{Story()}</div>],
};

export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar' }, args: { count: 1200 } };

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
