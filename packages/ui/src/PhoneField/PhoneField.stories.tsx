import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { storyCountries } from '../testing/storyCountries.ts';
import { withZoom } from '../testing/withZoom.tsx';
import { phoneFieldGuide } from './PhoneField.guide.ts';
import { PhoneField } from './PhoneField.tsx';

const meta: Meta<typeof PhoneField> = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { prefixes: storyCountries, defaultPrefix: 'AU', onPrefixChange: fn(), onValueChange: fn() },
  parameters: { guide: phoneFieldGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Default: Story = {};

export const PrefixFoundByName: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const prefix = canvas.getByRole('combobox', { name: 'Country prefix' });
    await expect(prefix).toHaveValue('+61');
    await userEvent.type(prefix, 'vietn');
    await waitFor(() => expect(prefix).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(prefix).toHaveValue('+84');
    await expect(args.onPrefixChange).toHaveBeenCalledWith('VN');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '٠٩١٢');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0912');
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'phone', prefixName: 'country', defaultValue: '412' },
  render: (args) => (
    <StoryForm>
      <PhoneField {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '345');
    await userEvent.type(canvas.getByRole('combobox'), '+39{Enter}');
    await expect(sentBy(canvasElement)).toEqual({ phone: '412345', country: 'IT' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ phone: '412', country: 'AU' }));
  },
};

export const WithError: Story = {
  tags: ['edge'],
  render: (args) => (
    <StoryStack>
      <PhoneField {...args} defaultValue="04x" error="Phone can only contain numbers. Please try again." />
      <PhoneField {...args} defaultValue="412345678" readOnly hint="Cannot be changed." />
      <PhoneField {...args} defaultValue="412345678" disabled disabledReason="Sign in first." />
    </StoryStack>
  ),
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label: 'Numéro de téléphone du domicile, du bureau ou portable, sans le premier zéro',
    defaultValue: '412345678901234',
    defaultPrefix: 'JO',
  },
  decorators: [withColumn(280)],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { defaultPrefix: 'EG', defaultValue: '1001234567', hint: 'من دون الصفر الأول' },
};

export const Zoomed: Story = {
  tags: ['edge'],
  args: { defaultValue: '412345678' },
  decorators: [withZoom()],
};
