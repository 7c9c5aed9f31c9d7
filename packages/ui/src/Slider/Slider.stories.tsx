import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

function Remembering({ value: initial, ...rest }: SliderProps) {
  const [value, setValue] = useState(initial);
  return <Slider {...rest} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof Slider> = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Zoom', min: 1, max: 3, step: 0.1, value: 1.5 },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Remembering {...args} />
    </div>
  ),
};

export default meta;

type Story = StoryObj<typeof Slider>;

export const Default: Story = {};

export const WritesItsValueForPeople: Story = {
  args: { label: 'Rotation', min: 0, max: 360, step: 1, value: 45, format: (value) => `${value}°` },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Rotation' });
    await expect(slider).toHaveAttribute('aria-valuetext', '45°');
    fireEvent.change(slider, { target: { value: '90' } });
    await expect(within(canvasElement).getByText('90°')).toBeVisible();
  },
};
