import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryStack } from '../testing/StoryStack.tsx';
import { storyCountries } from '../testing/storyCountries.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Remembering({ value: initial, prefix: initialPrefix, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(initial);
  const [prefix, setPrefix] = useState(initialPrefix);
  return (
    <PhoneField {...rest} value={value} onValueChange={setValue} prefix={prefix} onPrefixChange={setPrefix} />
  );
}

const meta: Meta<typeof PhoneField> = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { prefixes: storyCountries, prefix: 'AU', value: '' },
  render: (args) => (
    <StoryStack>
      <Remembering {...args} />
    </StoryStack>
  ),
};

export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Default: Story = {};

export const PrefixFoundByName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const prefix = canvas.getByRole('combobox', { name: 'Country prefix' });
    await expect(prefix).toHaveValue('+61');
    await userEvent.type(prefix, 'vietn');
    await waitFor(() => expect(prefix).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(prefix).toHaveValue('+84');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '٠٩١٢');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0912');
  },
};

export const WithError: Story = {
  args: { value: '04x', error: 'Phone can only contain numbers. Please try again.' },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { prefix: 'EG', value: '1001234567' },
};
