import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../testing/StoryRow.tsx';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'One world, one language!' },
};

export default meta;

type Story = StoryObj<typeof Card>;

export const Default: Story = {};

export const Paddings: Story = {
  render: () => (
    <StoryRow>
      <Card padding="none">No space</Card>
      <Card padding="small">A little space</Card>
      <Card floating>Lifted off the page</Card>
    </StoryRow>
  ),
};
