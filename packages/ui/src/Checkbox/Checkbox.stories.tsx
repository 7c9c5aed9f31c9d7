import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryStack } from '../testing/StoryStack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember this device' },
};

export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Remember this device' });
    await userEvent.click(within(canvasElement).getByText('Remember this device'));
    await expect(box).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <StoryStack>
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Partly chosen" indeterminate />
      <Checkbox label="Off" disabled />
      <Checkbox label="Off and chosen" disabled defaultChecked />
      <Checkbox label="A long text that runs over more than one line, with the box beside the first of them" />
    </StoryStack>
  ),
};
