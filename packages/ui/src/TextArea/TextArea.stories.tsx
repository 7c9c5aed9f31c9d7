import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { textAreaGuide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Description', placeholder: 'A few words about you' },
  parameters: { guide: textAreaGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = {};

export const GrowsWithItsText: Story = {
  tags: ['feature'],
  args: { rows: 1, maxRows: 4 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Description');
    const before = area.offsetHeight;
    await userEvent.type(area, 'one{enter}two{enter}three');
    await expect(area.offsetHeight).toBeGreaterThan(before + 30);
    const three = area.offsetHeight;
    await userEvent.type(area, '{enter}four{enter}five{enter}six{enter}seven');
    await expect(area.offsetHeight).toBeLessThan(three + 30);
    await expect(area.scrollHeight).toBeGreaterThan(area.offsetHeight);
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(before);
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'description', defaultValue: 'I teach.' },
  render: (args) => (
    <StoryForm>
      <TextArea {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Description'), ' And cook.');
    await expect(sentBy(canvasElement)).toEqual({ description: 'I teach. And cook.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ description: 'I teach.' }));
  },
};

export const WithError: Story = {
  tags: ['edge'],
  render: (args) => (
    <StoryStack>
      <TextArea {...args} error="Description may have at most 255 characters." defaultValue="I teach." />
      <TextArea {...args} readOnly defaultValue="What another person wrote about themselves." />
      <TextArea {...args} disabled disabledReason="Save the name first." />
    </StoryStack>
  ),
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    defaultValue:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and https://example.org/a-very-long-address-that-has-no-spaces-in-it',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'الوصف',
    defaultValue: 'أدرّس اللغات وأحب الطبخ والسفر إلى أماكن لا أعرف لغتها بعد.',
    hint: '٢٥٥ حرفًا على الأكثر',
  },
};

export const Zoomed: Story = {
  tags: ['edge'],
  args: { defaultValue: 'I teach languages, cook, and travel to places whose language I do not know yet.' },
  decorators: [withZoom()],
};
