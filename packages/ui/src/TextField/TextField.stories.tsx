import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StoryStack } from '../testing/StoryStack.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Fullname', placeholder: 'As your friends know you' },
};

export default meta;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Fullname');
    await userEvent.type(field, 'Linh Tran');
    await expect(field).toHaveValue('Linh Tran');
  },
};

export const States: Story = {
  render: () => (
    <StoryStack>
      <TextField label="Email" start={<Icon icon={AtSign} size="small" />} hint="We send the link there." />
      <TextField label="Email" defaultValue="linh@" error="Email is not valid. Please try again." />
      <TextField label="Email" defaultValue="linh@example.org" disabled />
      <TextField label="Hidden label" hideLabel placeholder="Search in this list" />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const [, wrong] = within(canvasElement).getAllByLabelText('Email');
    await expect(wrong).toHaveAccessibleDescription('Email is not valid. Please try again.');
    await expect(wrong).toBeInvalid();
  },
};
