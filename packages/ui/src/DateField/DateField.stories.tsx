import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { dateFieldGuide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';

const meta: Meta<typeof DateField> = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Birthday', onValueChange: fn() },
  parameters: { guide: dateFieldGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof DateField>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Birthday' });
    await userEvent.type(field, '05031990');
    await expect(field).toHaveValue('05/03/1990');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('1990-03-05');
  },
};

export const Edited: Story = {
  tags: ['feature'],
  args: { defaultValue: '1990-03-05' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Birthday' });
    await userEvent.type(field, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '٩');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1999-03-05');
    // In the middle, only what is pressed changes.
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('5/03/1999');
    await userEvent.type(field, '1', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(field).toHaveValue('15/03/1999');
    await expect(field.selectionStart).toBe(1);
    await userEvent.clear(field);
    await userEvent.type(field, '7.4.2001');
    await userEvent.tab();
    await expect(field).toHaveValue('07/04/2001');
  },
};

export const PastedInAnotherForm: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Birthday' });
    await userEvent.click(field);
    await userEvent.paste('1990-03-05');
    await expect(field).toHaveValue('05/03/1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-03-05');
  },
};

export const SaysWhatIsWrong: Story = {
  tags: ['feature'],
  args: { min: '1900-01-01', max: '2020-12-31', autoComplete: 'bday' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Birthday' });
    await userEvent.type(field, '3102');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field, '1990');
    await expect(field).toHaveAccessibleDescription(/This is not a date/);
    await expect(field.validity.customError).toBe(true);
    await userEvent.clear(field);
    await expect(field.validity.valid).toBe(true);
    await userEvent.type(field, '01012021');
    await expect(field).toHaveAccessibleDescription('Choose 31/12/2020 or an earlier day.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '31/12/1899');
    await expect(field).toHaveAccessibleDescription('Choose 01/01/1900 or a later day.');
    await userEvent.clear(field);
    await userEvent.type(field, '12/3');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/This is not a date/);
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'birthday', defaultValue: '1990-03-05' },
  render: (args) => (
    <StoryForm>
      <DateField {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Birthday' });
    const calendar = canvasElement.querySelector('input[type=date]') as HTMLInputElement;
    fireEvent.change(calendar, { target: { value: '2001-04-07' } });
    await expect(field).toHaveValue('07/04/2001');
    await expect(sentBy(canvasElement)).toEqual({ birthday: '2001-04-07' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await expect(sentBy(canvasElement)).toEqual({ birthday: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ birthday: '1990-03-05' }));
    await expect(field).toHaveValue('05/03/1990');
  },
};

export const WithError: Story = {
  tags: ['edge'],
  render: (args) => (
    <StoryStack>
      <DateField {...args} defaultValue="2019-03-05" error="You must be 13 years old to sign up." required />
      <DateField {...args} defaultValue="1990-03-05" readOnly label="Member since" />
      <DateField {...args} disabled disabledReason="Sign in first." label="Ends on" />
    </StoryStack>
  ),
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    hint: 'The day on which the law was taken out of force again, which may or may not be known to you.',
  },
  decorators: [withColumn(220)],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1990-03-05', hint: 'لا يراه أحد سواك.' },
};

export const Zoomed: Story = {
  tags: ['edge'],
  args: { defaultValue: '1990-03-05' },
  decorators: [withZoom()],
};
