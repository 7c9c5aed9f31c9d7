import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryStack } from '../testing/StoryStack.tsx';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Show the original below' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof Switch>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Show the original below' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <StoryStack>
      <Switch label="On" defaultChecked />
      <Switch label="Off" disabled />
      <Switch label="On" disabled defaultChecked />
    </StoryStack>
  ),
};
