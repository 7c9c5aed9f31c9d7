import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { searchFieldGuide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { onValueChange: fn() },
  parameters: { guide: searchFieldGuide },
  decorators: [withColumn(300)],
};

export default meta;

type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'linh');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('linh');
  },
};

export const ClearsWithButtonAndEscape: Story = {
  tags: ['feature'],
  args: { defaultValue: 'linh', label: 'Search conversations' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'minh{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const States: Story = {
  tags: ['feature'],
  render: () => (
    <StoryStack>
      <SearchField label="Search people" defaultValue="linh" />
      <SearchField label="Search messages" defaultValue="pho" loading />
      <SearchField label="Search stickers" disabled />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const busy = within(canvasElement).getByRole('searchbox', { name: 'Search messages' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'q', defaultValue: 'linh' },
  render: (args) => (
    <StoryForm>
      <SearchField {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), ' tran');
    await expect(sentBy(canvasElement)).toEqual({ q: 'linh tran' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ q: 'linh' }));
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { defaultValue: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { defaultValue: 'ليلى' },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultValue: 'linh' }, decorators: [withZoom()] };
