import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextInput } from '../TextField/TextInput.tsx';
import { withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { formFieldGuide } from './FormField.guide.ts';
import { FormField } from './FormField.tsx';

const meta: Meta<typeof FormField> = {
  title: 'Forms/FormField',
  component: FormField,
  args: { label: 'Fullname', hint: 'At most 50 characters', children: <TextInput name="name" /> },
  parameters: { guide: formFieldGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof FormField>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Fullname'));
    await expect(canvas.getByRole('textbox', { name: 'Fullname' })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('At most 50 characters');
  },
};

export const RequiredWithCount: Story = {
  tags: ['feature'],
  args: { required: true, aside: '12 / 50' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Fullname' });
    await expect(field).toBeRequired();
  },
};

export const Disabled: Story = {
  tags: ['feature'],
  args: { label: 'Accent', disabled: true, disabledReason: 'Choose a language first.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Accent' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveAccessibleDescription('Choose a language first.');
  },
};

export const WithError: Story = {
  tags: ['edge'],
  args: { error: 'Full name is required. Please enter one.', required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Fullname' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'At most 50 characters Full name is required. Please enter one.',
    );
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    hint: 'Nghiêng nghiêng nghiêng nghiêng nghiêng nghiêng nghiêng nghiêng nghiêng nghiêng nghiêng',
    error: 'https://example.org/a-very-long-address-that-has-no-spaces-in-it-and-goes-on-and-on',
    aside: '12 / 50',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'الاسم الكامل',
    hint: 'خمسون حرفًا على الأكثر',
    error: 'الاسم الكامل مطلوب.',
    required: true,
  },
};

export const Zoomed: Story = { ...WithError, tags: ['edge'], decorators: [withZoom()] };
