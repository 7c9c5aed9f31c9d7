import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Languages, Send } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { iconGuide } from './Icon.guide.ts';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = {
  title: 'Basics/Icon',
  component: Icon,
  args: { icon: Languages, label: 'Translated' },
  parameters: { guide: iconGuide },
};

export default meta;

type Story = StoryObj<typeof Icon>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Translated' })).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Icon icon={Languages} size="small" />
      <Icon icon={Languages} />
      <Icon icon={Languages} size="large" />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const TakesTheColourOfTheText: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      {['--fr-primary-text', '--fr-accept-text', '--fr-resend-text', '--fr-block-text'].map((name) => (
        <span key={name} style={{ color: `var(${name})` }}>
          <Icon icon={Send} flip />
        </span>
      ))}
    </StoryRow>
  ),
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  render: () => (
    <StoryRow>
      <Icon icon={ArrowLeft} flip label="رجوع" />
      <Icon icon={Send} flip label="إرسال" />
      <Icon icon={Languages} label="مترجم" />
    </StoryRow>
  ),
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
