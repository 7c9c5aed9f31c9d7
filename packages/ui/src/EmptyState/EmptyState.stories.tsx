import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesSquare, SearchX, WifiOff } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { emptyStateGuide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const onAction = fn();

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <Icon icon={MessagesSquare} size="large" />,
    title: 'No conversations yet',
    children: 'Write to someone in your own language; they read it in theirs.',
    action: <Button onClick={onAction}>Find a friend</Button>,
  },
  parameters: { guide: emptyStateGuide },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Find a friend' }));
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  tags: ['feature'],
  args: {
    icon: <Icon icon={SearchX} size="large" />,
    title: 'Nobody found',
    children: 'There is no one by that number. Look at its country prefix.',
    action: undefined,
  },
};

export const WithError: Story = {
  tags: ['feature'],
  args: {
    icon: <Icon icon={WifiOff} size="large" />,
    title: 'The conversations could not be loaded',
    children: 'The connection was lost on the way.',
    action: <Button variant="resend">Try again</Button>,
  },
};

export const WordsOnly: Story = { tags: ['edge'], args: { icon: undefined, action: undefined } };

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    title: 'Keine Benachrichtigungseinstellungsänderungen',
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und anderes',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    title: 'لا محادثات بعد',
    children: 'اكتب بلغتك، ويقرأ صديقك بلغته.',
    action: <Button>ابحث عن صديق</Button>,
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
