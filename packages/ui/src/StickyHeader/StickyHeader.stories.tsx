import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { stickyHeaderGuide } from './StickyHeader.guide.ts';
import { StickyHeader } from './StickyHeader.tsx';

const scrolled = (title: string, count: number) => (Story: () => ReactNode) => (
  <div
    data-testid="scroller"
    style={{ maxInlineSize: 320, blockSize: 220, overflowY: 'auto', background: 'var(--fr-surface)' }}
  >
    {Story()}
    <List aria-label={title}>
      {Array.from({ length: count }, (_, index) => `${title} ${index + 1}`).map((line) => (
        <ListItem key={line} title={line} />
      ))}
    </List>
  </div>
);

const scrollTo = (canvasElement: HTMLElement, top: number) => {
  const scroller = within(canvasElement).getByTestId('scroller');
  scroller.scrollTop = top;
  return scroller.children[1];
};

const meta: Meta<typeof StickyHeader> = {
  title: 'Layout/StickyHeader',
  component: StickyHeader,
  args: { children: 'Languages', style: { paddingBlock: 12, paddingInline: 12, fontWeight: 600 } },
  parameters: { guide: stickyHeaderGuide },
};

export default meta;

type Story = StoryObj<typeof StickyHeader>;

export const Default: Story = {
  decorators: [scrolled('Language', 12)],
  play: async ({ canvasElement }) => {
    await expect(scrollTo(canvasElement, 0)).toHaveAttribute('data-state', 'resting');
  },
};

export const StuckWithAHairline: Story = {
  tags: ['feature'],
  decorators: [scrolled('Language', 12)],
  play: async ({ canvasElement }) => {
    const header = scrollTo(canvasElement, 60);
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'stuck'));
    scrollTo(canvasElement, 0);
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'resting'));
    scrollTo(canvasElement, 60);
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'stuck'));
  },
};

export const StuckWithAShadow: Story = {
  tags: ['feature'],
  args: { edge: 'shadow' },
  decorators: [scrolled('Language', 12)],
  play: async ({ canvasElement }) => {
    const header = scrollTo(canvasElement, 60);
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'stuck'));
  },
};

export const NothingToScroll: Story = {
  tags: ['edge'],
  decorators: [scrolled('Language', 2)],
  play: async ({ canvasElement }) => {
    await expect(scrollTo(canvasElement, 60)).toHaveAttribute('data-state', 'resting');
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { children: 'Languages in which Donaudampfschifffahrtsgesellschaftskapitäne write to their friends' },
  decorators: [scrolled('Language', 6)],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { children: 'اللغات' },
  decorators: [scrolled('لغة', 6)],
};

export const Zoomed: Story = { tags: ['edge'], decorators: [scrolled('Language', 6), withZoom()] };
