import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { radioGroupGuide } from './RadioGroup.guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const views = [
  { value: 'translation', label: 'Translation', hint: 'The original is one press away.' },
  { value: 'both', label: 'Both', hint: 'The original stands below, smaller.' },
  { value: 'original', label: 'Original' },
];

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Show messages as', options: views, defaultValue: 'translation', onValueChange: fn() },
  parameters: { guide: radioGroupGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Show messages as' }));
    await userEvent.click(group.getByText('Both'));
    await expect(group.getByRole('radio', { name: 'Both' })).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Both' })).toHaveAccessibleDescription(
      'The original stands below, smaller.',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('both');
  },
};

export const WalkedByKeyboard: Story = {
  tags: ['feature'],
  args: {
    label: 'Gender',
    options: genders.map((option) => ({ ...option, disabled: option.value === 'female' })),
    orientation: 'horizontal',
    defaultValue: 'male',
    hint: 'One of them cannot be chosen now.',
  },
  play: async ({ canvasElement }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Male')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Other')).toHaveFocus();
    await expect(radio('Other')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Male')).toBeChecked();
  },
};

export const Chips: Story = {
  tags: ['feature'],
  args: {
    label: 'Show',
    hideLabel: true,
    variant: 'chips',
    options: [
      { value: 'all', label: 'All' },
      { value: 'unread', label: 'Unread' },
      { value: 'groups', label: 'Groups' },
      { value: 'far', label: 'Far away', disabled: true },
    ],
    defaultValue: 'all',
  },
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('All')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Unread')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('unread');
    await userEvent.click(within(canvasElement).getByText('Groups'));
    await expect(radio('Groups')).toBeChecked();
  },
};

export const States: Story = {
  tags: ['feature'],
  render: () => (
    <StoryStack>
      <RadioGroup
        label="Gender"
        options={genders}
        orientation="horizontal"
        required
        error="Choose one of the three."
      />
      <RadioGroup label="Package" options={genders} defaultValue="other" readOnly orientation="horizontal" />
      <RadioGroup
        label="Accent"
        options={genders}
        defaultValue="male"
        orientation="horizontal"
        disabled
        disabledReason="Choose a language first."
      />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wrong = canvas.getByRole('radiogroup', { name: 'Gender' });
    await expect(wrong).toHaveAccessibleDescription('Choose one of the three.');
    const fixed = within(canvas.getByRole('radiogroup', { name: 'Package' }));
    await userEvent.click(fixed.getByRole('radio', { name: 'Male' }));
    await expect(fixed.getByRole('radio', { name: 'Other' })).toBeChecked();
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'view' },
  render: (args) => (
    <StoryForm>
      <RadioGroup {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Original' }));
    await expect(sentBy(canvasElement)).toEqual({ view: 'original' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ view: 'translation' }));
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    options: [
      {
        value: 'a',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        hint: 'A long text that runs over more than one line, with the button beside the first of them.',
      },
      { value: 'b', label: 'Short' },
    ],
    defaultValue: 'a',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'عرض الرسائل',
    options: [
      { value: 'a', label: 'الترجمة', hint: 'النص الأصلي على بُعد ضغطة.' },
      { value: 'b', label: 'كلاهما' },
    ],
    defaultValue: 'a',
    hint: 'يمكنك تغييره لكل محادثة.',
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
