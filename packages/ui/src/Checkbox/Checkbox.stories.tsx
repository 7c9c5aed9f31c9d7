import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { checkboxGuide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember this device', onCheckedChange: fn() },
  parameters: { guide: checkboxGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Remember this device' });
    await userEvent.click(within(canvasElement).getByText('Remember this device'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  tags: ['feature'],
  render: () => (
    <StoryStack>
      <Checkbox label="Chosen" defaultChecked hint="With a word about what it does." />
      <Checkbox label="Partly chosen" indeterminate />
      <Checkbox label="Only to be read" readOnly defaultChecked />
      <Checkbox label="Off" disabled disabledReason="Your package does not hold this." />
      <Checkbox label="Off and chosen" disabled defaultChecked />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const fixed = within(canvasElement).getByRole('checkbox', { name: 'Only to be read' });
    await userEvent.click(fixed);
    await expect(fixed).toBeChecked();
    const off = within(canvasElement).getByRole('checkbox', { name: 'Off' });
    await expect(off).toHaveAccessibleDescription('Your package does not hold this.');
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'remember', defaultChecked: true },
  render: (args) => (
    <StoryForm>
      <Checkbox {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(sentBy(canvasElement)).toEqual({ remember: 'on' });
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(sentBy(canvasElement)).toEqual({});
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ remember: 'on' }));
  },
};

export const WithError: Story = {
  tags: ['edge'],
  args: { label: 'I have read the terms', required: true, error: 'Read and accept the terms to go on.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Read and accept the terms to go on.');
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label:
      'A long text that runs over more than one line, with the box beside the first of them: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'تذكّر هذا الجهاز', hint: 'لا تختر هذا على جهاز يستعمله غيرك.', defaultChecked: true },
};

export const Zoomed: Story = {
  tags: ['edge'],
  args: { hint: 'Not on a device that others use.', defaultChecked: true },
  decorators: [withZoom()],
};
