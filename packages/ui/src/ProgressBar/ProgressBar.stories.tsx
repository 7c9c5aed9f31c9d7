import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryStack } from '../testing/StoryStack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Upload of photo.jpg', value: 0.4 },
};

export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};

export const StatesAndTones: Story = {
  render: () => (
    <StoryStack>
      <ProgressBar label="Waiting" />
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Done" value={1} tone="accept" />
      <ProgressBar label="Failed" value={0.7} tone="block" />
    </StoryStack>
  ),
};
