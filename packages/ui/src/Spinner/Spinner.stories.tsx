import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../testing/StoryRow.tsx';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { title: 'Feedback/Spinner', component: Spinner };

export default meta;

type Story = StoryObj<typeof Spinner>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Spinner size="small" label="Sending" />
      <Spinner />
      <Spinner size="large" />
    </StoryRow>
  ),
};
