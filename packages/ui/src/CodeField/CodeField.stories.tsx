import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryStack } from '../testing/StoryStack.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Remembering({ value: initial, ...rest }: CodeFieldProps) {
  const [value, setValue] = useState(initial);
  return <CodeField {...rest} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof CodeField> = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Verification code', value: '', onComplete: fn() },
  render: (args) => (
    <StoryStack>
      <Remembering {...args} />
    </StoryStack>
  ),
};

export default meta;

type Story = StoryObj<typeof CodeField>;

export const Default: Story = {};

export const TypedOneByOne: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Verification code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '1234567');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Verification code');
    await userEvent.click(field);
    await userEvent.paste(' 123-456 ');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const HalfWay: Story = {
  args: { value: '481' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Verification code');
    await userEvent.click(field);
    await expect(field.selectionStart).toBe(3);
  },
};

export const States: Story = {
  render: (args) => (
    <StoryStack>
      <CodeField
        {...args}
        value="48a"
        error="Verification code can only contain numbers. Please try again."
      />
      <CodeField {...args} value="481516" disabled />
    </StoryStack>
  ),
};
