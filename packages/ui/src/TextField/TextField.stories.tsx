import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { textFieldGuide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Fullname', placeholder: 'As your friends know you', onValueChange: fn() },
  parameters: { guide: textFieldGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Fullname');
    await userEvent.type(field, 'Linh Tran');
    await expect(field).toHaveValue('Linh Tran');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Linh Tran');
  },
};

export const States: Story = {
  tags: ['feature'],
  render: () => (
    <StoryStack>
      <TextField label="Email" start={<Icon icon={AtSign} size="small" />} hint="We send the link there." />
      <TextField label="Email" defaultValue="linh@" error="Email is not valid. Please try again." />
      <TextField label="Phone number" defaultValue="+61 412 345 678" readOnly hint="Cannot be changed." />
      <TextField label="Email" defaultValue="linh@example.org" disabled disabledReason="Sign in first." />
      <TextField label="Hidden label" hideLabel placeholder="Search in this list" />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const [, wrong] = within(canvasElement).getAllByLabelText('Email');
    await expect(wrong).toHaveAccessibleDescription('Email is not valid. Please try again.');
    await expect(wrong).toBeInvalid();
    const fixed = within(canvasElement).getByLabelText('Phone number');
    await userEvent.type(fixed, '9');
    await expect(fixed).toHaveValue('+61 412 345 678');
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'name', defaultValue: 'Linh', required: true },
  render: (args) => (
    <StoryForm>
      <TextField {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fullname' }), ' Tran');
    await expect(sentBy(canvasElement)).toEqual({ name: 'Linh Tran' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ name: 'Linh' }));
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    defaultValue: 'a-very-long-address-that-has-no-spaces-in-it-and-goes-on-and-on@example.org',
    error: 'a-very-long-address-that-has-no-spaces-in-it-and-goes-on-and-on is not an address.',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'البريد الإلكتروني',
    placeholder: '',
    defaultValue: 'linh@example.org',
    dir: 'ltr',
    start: <Icon icon={AtSign} size="small" />,
    hint: 'نرسل الرابط إلى هناك.',
  },
};

export const Zoomed: Story = {
  tags: ['edge'],
  args: { hint: 'At most 50 characters', defaultValue: 'Linh Tran' },
  decorators: [withZoom()],
};
