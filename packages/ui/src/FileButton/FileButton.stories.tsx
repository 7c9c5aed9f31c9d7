import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageUp } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StoryRow, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { fileButtonGuide } from './FileButton.guide.ts';
import { FileButton } from './FileButton.tsx';

const meta: Meta<typeof FileButton> = {
  title: 'Forms/FileButton',
  component: FileButton,
  args: { accept: 'image/*', onFiles: fn() },
  parameters: { guide: fileButtonGuide },
};

export default meta;

type Story = StoryObj<typeof FileButton>;

const photo = (name = 'photo.png') => new File(['pixels'], name, { type: 'image/png' });

export const Default: Story = {};

export const TellsTheChosenFiles: Story = {
  tags: ['feature'],
  args: { children: 'Browse', multiple: true },
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    const chosen = photo();
    await userEvent.upload(input, chosen);
    await expect(args.onFiles).toHaveBeenLastCalledWith([chosen]);
    await userEvent.upload(input, chosen);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

export const OpensThePicker: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['feature'],
  render: (args) => (
    <StoryRow>
      <FileButton {...args} icon={<Icon icon={ImageUp} size="small" />} />
      <FileButton {...args} variant="primary" />
      <FileButton {...args} loading />
      <FileButton {...args} disabled />
    </StoryRow>
  ),
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { children: 'Choose a picture of yourself, or of something that others know you by' },
  decorators: [withColumn(220)],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { icon: <Icon icon={ImageUp} size="small" /> },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
