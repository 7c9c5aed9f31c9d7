import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeSwatches } from './ThemeSwatches.tsx';

const meta: Meta = { title: 'Foundations/Colours', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

export const LightAndDark: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ThemeSwatches theme="light" />
      <ThemeSwatches theme="dark" />
    </div>
  ),
};
