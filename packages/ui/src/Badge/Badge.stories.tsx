import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Basics/Badge', component: Badge, args: { count: 3 } };

export default meta;

type Story = StoryObj<typeof Badge>;

export const Default: Story = {};

export const TonesAndLimits: Story = {
  render: () => (
    <StoryRow>
      <Badge count={1} />
      <Badge count={99} />
      <Badge count={1200} />
      <Badge count={0} data-testid="zero" />
      <Badge tone="neutral">free</Badge>
      <Badge tone="accept">ultimate</Badge>
      <Badge tone="resend">trial</Badge>
      <Badge tone="block" count={2} />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByTestId('zero')).toBeNull();
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};
