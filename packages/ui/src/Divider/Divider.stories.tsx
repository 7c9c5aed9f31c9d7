import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { dividerGuide } from './Divider.guide.ts';
import { Divider } from './Divider.tsx';

const meta: Meta<typeof Divider> = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: { guide: dividerGuide },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof Divider>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible();
  },
};

export const WithWords: Story = {
  tags: ['feature'],
  args: { children: 'or' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
    await expect(within(canvasElement).getByText('or')).toBeVisible();
  },
};

export const BetweenTwoWays: Story = {
  tags: ['feature'],
  render: () => (
    <>
      <Button wide>Send code</Button>
      <Divider>or</Divider>
      <Button wide variant="neutral">
        Use a quick link
      </Button>
    </>
  ),
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { children: 'Messages that came while you were away, most of them in other languages' },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { children: 'اليوم' },
};

export const Zoomed: Story = { tags: ['edge'], args: { children: 'Today' }, decorators: [withZoom()] };
