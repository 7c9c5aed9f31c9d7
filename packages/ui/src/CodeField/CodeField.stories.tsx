import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { codeFieldGuide } from './CodeField.guide.ts';
import { CodeField } from './CodeField.tsx';

const meta: Meta<typeof CodeField> = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Verification code', onComplete: fn(), onValueChange: fn() },
  parameters: { guide: codeFieldGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof CodeField>;

export const Default: Story = {};

export const TypedOneByOne: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Verification code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '1234567');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('12345');
  },
};

export const Pasted: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Verification code');
    await userEvent.click(field);
    await userEvent.paste(' 123-456 ');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'code', defaultValue: '481' },
  render: (args) => (
    <StoryForm>
      <CodeField {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText<HTMLInputElement>('Verification code');
    await userEvent.click(field);
    await expect(field.selectionStart).toBe(3);
    await userEvent.type(field, '51');
    await expect(sentBy(canvasElement)).toEqual({ code: '48151' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ code: '481' }));
  },
};

export const WithError: Story = {
  tags: ['edge'],
  render: (args) => (
    <StoryStack>
      <CodeField
        {...args}
        defaultValue="48a"
        error="Verification code can only contain numbers. Please try again."
      />
      <CodeField {...args} defaultValue="481516" disabled disabledReason="This code was used." />
    </StoryStack>
  ),
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    defaultValue: 'WWWWWW',
  },
  decorators: [withColumn(260)],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'رمز التحقق', defaultValue: '4815', hint: 'أرسلناه إلى هاتفك.' },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultValue: '4815' }, decorators: [withZoom()] };
