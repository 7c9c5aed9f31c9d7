import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { storyCountries } from '../testing/storyCountries.ts';
import { withZoom } from '../testing/withZoom.tsx';
import { comboboxGuide } from './Combobox.guide.ts';
import { Combobox } from './Combobox.tsx';

const countries = storyCountries.map(({ code, name }) => ({
  value: code,
  label: name,
  icon: <CountryFlag code={code} />,
}));

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Country', items: countries, placeholder: 'Choose a country', onValueChange: fn() },
  parameters: { guide: comboboxGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof Combobox>;

const listOf = () => within(document.body).queryByRole('listbox');

export const Default: Story = {};

export const SearchedByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'viet');
    const list = await within(document.body).findByRole('listbox', { name: 'Country' });
    const option = within(list).getByRole('option', { name: 'Vietnam' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Vietnam');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('VN');
    await expect(listOf()).toBeNull();
  },
};

export const EveryKeyOfThePattern: Story = {
  tags: ['feature'],
  args: { defaultValue: 'IT' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    const isOn = (name: string) => waitFor(() => expect(active()).toHaveTextContent(name));
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await isOn('Italy');
    await userEvent.keyboard('{ArrowDown}');
    await isOn('Jordan');
    await userEvent.keyboard('{Home}');
    await isOn('Australia');
    await userEvent.keyboard('{ArrowUp}');
    await isOn('South Africa');
    await userEvent.keyboard('{Home}{PageDown}');
    await isOn('Spain');
    await userEvent.keyboard('{End}');
    await isOn('South Africa');
    // What the keyboard is on is in sight.
    await waitFor(() => {
      const list = listOf()?.getBoundingClientRect();
      const row = active()?.getBoundingClientRect();
      expect(row?.bottom).toBeLessThanOrEqual(list?.bottom ?? 0);
    });
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(listOf()).toBeNull();
    await expect(field).toHaveValue('Italy');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  },
};

export const EscapeKeepsTheChoice: Story = {
  tags: ['feature'],
  args: { defaultValue: 'IT' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'zzz');
    await expect(await within(document.body).findByText('No results')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Italy');
    await expect(listOf()).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ChosenByPointer: Story = {
  tags: ['feature'],
  args: { name: 'country', defaultValue: 'IT' },
  render: (args) => (
    <StoryForm>
      <Combobox {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Japan' }));
    await expect(field).toHaveValue('Japan');
    await expect(field).toHaveFocus();
    await expect(sentBy(canvasElement)).toEqual({ country: 'JP' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ country: 'IT' }));
    await expect(field).toHaveValue('Italy');
  },
};

export const WithError: Story = {
  tags: ['edge'],
  render: (args) => (
    <StoryStack>
      <Combobox {...args} error="Country is required." required />
      <Combobox
        {...args}
        defaultValue="AU"
        disabled
        label="Accent"
        disabledReason="Choose a language first."
      />
      <Combobox {...args} defaultValue="AU" readOnly label="Dial code" />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const fixed = within(canvasElement).getByRole('combobox', { name: 'Dial code' });
    await userEvent.type(fixed, '{ArrowDown}x');
    await expect(fixed).toHaveValue('Australia');
    await expect(listOf()).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['edge'],
  args: { items: [], loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await within(document.body).findByText('Loading')).toBeVisible();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    items: [
      { value: 'a', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', detail: '+49' },
      { value: 'b', label: 'The United Kingdom of Great Britain and Northern Ireland', detail: '+44' },
    ],
    defaultValue: 'b',
  },
  decorators: [withColumn(280)],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(listOf()).toBeVisible());
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'البلد',
    items: ['EG', 'SA', 'IQ', 'JO'].map((code) => ({
      value: code,
      label: new Intl.DisplayNames('ar', { type: 'region' }).of(code) ?? code,
      detail: code,
      icon: <CountryFlag code={code} />,
    })),
    defaultValue: 'IQ',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(listOf()).toBeVisible());
  },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultValue: 'VN' }, decorators: [withZoom()] };
