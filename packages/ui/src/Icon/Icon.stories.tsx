import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Languages } from 'lucide-react';
import { StoryRow } from '../testing/StoryRow.tsx';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = {
  title: 'Basics/Icon',
  component: Icon,
  args: { icon: Languages, label: 'Translated' },
};

export default meta;

type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

export const SizesAndDirection: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <StoryRow>
      <Icon icon={Languages} size="small" />
      <Icon icon={Languages} />
      <Icon icon={Languages} size="large" />
      <Icon icon={ArrowLeft} flip label="Back" />
    </StoryRow>
  ),
};
