import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { sliderGuide } from './Slider.guide.ts';
import { Slider } from './Slider.tsx';

const meta: Meta<typeof Slider> = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Zoom', min: 1, max: 3, step: 0.1, defaultValue: 1.5, onValueChange: fn() },
  parameters: { guide: sliderGuide },
  decorators: [withColumn(320)],
};

export default meta;

type Story = StoryObj<typeof Slider>;

export const Default: Story = {};

export const WritesItsValueForPeople: Story = {
  tags: ['feature'],
  args: { label: 'Rotation', min: 0, max: 360, step: 1, defaultValue: 45, format: (value) => `${value}°` },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Rotation' });
    await expect(slider).toHaveAttribute('aria-valuetext', '45°');
    fireEvent.change(slider, { target: { value: '90' } });
    await expect(within(canvasElement).getByText('90°')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(90);
  },
};

export const States: Story = {
  tags: ['feature'],
  render: (args) => (
    <StoryStack>
      <Slider {...args} hint="From the whole picture to a third of it." />
      <Slider {...args} label="Volume" readOnly />
      <Slider {...args} label="Speed" disabled disabledReason="Choose a voice first." />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const fixed = within(canvasElement).getByRole('slider', { name: 'Volume' });
    fireEvent.change(fixed, { target: { value: '3' } });
    await waitFor(() => expect(fixed).toHaveValue('1.5'));
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'zoom' },
  render: (args) => (
    <StoryForm>
      <Slider {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    fireEvent.change(within(canvasElement).getByRole('slider'), { target: { value: '2' } });
    await expect(sentBy(canvasElement)).toEqual({ zoom: '2' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ zoom: '1.5' }));
    await expect(within(canvasElement).getByText('1.5')).toBeVisible();
  },
};

export const WithError: Story = {
  tags: ['edge'],
  args: { error: 'The picture is too small to be shown this large.', defaultValue: 3 },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    format: (value) => `${value} times the size`,
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'التكبير',
    format: (value) => new Intl.NumberFormat('ar-EG', { style: 'percent' }).format(value),
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
