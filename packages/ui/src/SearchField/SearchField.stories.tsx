import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Remembering({ value: initial, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(initial);
  return <SearchField {...rest} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof SearchField> = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { value: '' },
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <Remembering {...args} />
    </div>
  ),
};

export default meta;

type Story = StoryObj<typeof SearchField>;

export const Default: Story = {};

export const ClearsWithButtonAndEscape: Story = {
  args: { value: 'linh', label: 'Search conversations' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'minh{Escape}');
    await expect(field).toHaveValue('');
  },
};
