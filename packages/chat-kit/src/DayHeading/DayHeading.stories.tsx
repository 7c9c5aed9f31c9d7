import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayHeading, type DayHeadingProps } from './DayHeading.tsx';

const meta: Meta<DayHeadingProps> = {
  title: 'Chat/DayHeading',
  component: DayHeading,
  args: { day: { kind: 'today' } },
};

export default meta;
type Story = StoryObj<DayHeadingProps>;

/** This day. */
export const Today: Story = {};

/** The day before. */
export const Yesterday: Story = { args: { day: { kind: 'yesterday' } } };

/** Any other day. */
export const Earlier: Story = { args: { day: { kind: 'date', text: 'Mar 4, 2026' } } };

/** Right to left: the date keeps its order. */
export const RightToLeft: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: { day: { kind: 'date', text: 'Mar 4, 2026' } },
};
