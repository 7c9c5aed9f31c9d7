import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { spinnerGuide } from './Spinner.guide.ts';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { guide: spinnerGuide },
};

export default meta;

type Story = StoryObj<typeof Spinner>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Spinner size="small" label="Sending" />
      <Spinner />
      <Spinner size="large" />
    </StoryRow>
  ),
};

export const TakesTheColourOfTheText: Story = {
  tags: ['feature'],
  decorators: [(Story) => <p style={{ color: 'var(--fr-accept-text)' }}>{Story()}</p>],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'جارٍ التحميل' })).toBeVisible();
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
