import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesSquare } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <Icon icon={MessagesSquare} size="large" />,
    title: 'No conversations yet',
    children: 'Write to someone in your own language; they read it in theirs.',
    action: <Button>Find a friend</Button>,
  },
};

export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};

export const WordsOnly: Story = { args: { icon: undefined, action: undefined } };
