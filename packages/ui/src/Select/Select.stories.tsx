import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { selectGuide } from './Select.guide.ts';
import { Select } from './Select.tsx';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Gender', options: genders, placeholder: 'Choose', onValueChange: fn() },
  parameters: { guide: selectGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof Select>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByLabelText('Gender');
    await userEvent.selectOptions(select, 'other');
    await expect(select).toHaveValue('other');
    await expect(args.onValueChange).toHaveBeenCalledWith('other');
  },
};

export const States: Story = {
  tags: ['feature'],
  render: (args) => (
    <StoryStack>
      <Select {...args} defaultValue="female" />
      <Select {...args} error="Choose one of the three." required />
      <Select {...args} label="Package" defaultValue="other" readOnly />
      <Select {...args} label="Accent" disabled disabledReason="Choose a language first." />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const fixed = within(canvasElement).getByLabelText('Package');
    await userEvent.selectOptions(fixed, 'male');
    await expect(fixed).toHaveValue('other');
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'gender', defaultValue: 'female' },
  render: (args) => (
    <StoryForm>
      <Select {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Gender'), 'male');
    await expect(sentBy(canvasElement)).toEqual({ gender: 'male' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ gender: 'female' }));
  },
};

export const Empty: Story = { tags: ['edge'], args: { options: [], placeholder: 'Nothing to choose' } };

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    options: [
      { value: 'a', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      ...genders,
    ],
    defaultValue: 'a',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'الجنس',
    options: [
      { value: 'male', label: 'ذكر' },
      { value: 'female', label: 'أنثى' },
    ],
    defaultValue: 'female',
    hint: 'يمكنك تغييره لاحقًا.',
  },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultValue: 'female' }, decorators: [withZoom()] };
