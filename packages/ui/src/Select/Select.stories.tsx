import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryStack } from '../testing/StoryStack.tsx';
import { Select, type SelectProps } from './Select.tsx';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

function Remembering({ value: initial, ...rest }: SelectProps) {
  const [value, setValue] = useState(initial);
  return <Select {...rest} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Gender', options: genders, value: null, placeholder: 'Choose' },
  render: (args) => (
    <StoryStack>
      <Remembering {...args} />
    </StoryStack>
  ),
};

export default meta;

type Story = StoryObj<typeof Select>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Gender');
    await userEvent.selectOptions(select, 'other');
    await expect(select).toHaveValue('other');
  },
};

export const States: Story = {
  render: (args) => (
    <StoryStack>
      <Select {...args} value="female" />
      <Select {...args} error="Choose one of the three." />
      <Select {...args} label="Accent" placeholder="Choose a language first" disabled />
    </StoryStack>
  ),
};
