import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { StoryStack } from '../testing/StoryStack.tsx';
import { storyCountries } from '../testing/storyCountries.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const countries = storyCountries.map(({ code, name }) => ({
  value: code,
  label: name,
  icon: <CountryFlag code={code} />,
}));

function Remembering({ value: initial, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(initial);
  return <Combobox {...rest} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Country', items: countries, value: null, placeholder: 'Choose a country' },
  render: (args) => (
    <StoryStack>
      <Remembering {...args} />
    </StoryStack>
  ),
};

export default meta;

type Story = StoryObj<typeof Combobox>;

export const Default: Story = {};

export const SearchedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'viet');
    const list = await within(document.body).findByRole('listbox', { name: 'Country' });
    const option = within(list).getByRole('option', { name: 'Vietnam' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Vietnam');
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
  },
};

export const EscapeKeepsTheChoice: Story = {
  args: { value: 'IT' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'zzz');
    await expect(await within(document.body).findByText('No results')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Italy');
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
  },
};

export const ChosenByPointer: Story = {
  args: { value: 'IT' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Japan' }));
    await expect(field).toHaveValue('Japan');
    await expect(field).toHaveFocus();
  },
};

export const Open: Story = {
  args: { value: 'IT' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await within(document.body).findByRole('listbox')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <StoryStack>
      <Combobox {...args} value="AU" disabled label="Accent" />
      <Combobox {...args} error="Country is required." />
    </StoryStack>
  ),
};
