import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../TextField/TextInput.tsx';
import { FormField } from './FormField.tsx';

const meta: Meta<typeof FormField> = {
  title: 'Forms/FormField',
  component: FormField,
  args: { label: 'Fullname', hint: 'At most 50 characters', children: <TextInput /> },
};

export default meta;

type Story = StoryObj<typeof FormField>;

export const Default: Story = {};

export const HintAndError: Story = {
  args: { error: 'Full name is required. Please enter one.', required: true },
};
