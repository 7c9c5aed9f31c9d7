import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoTopic } from '../testing/demoTopic.ts';
import { EmptyConversation, type EmptyConversationProps } from './EmptyConversation.tsx';

const meta: Meta<EmptyConversationProps> = {
  title: 'Chat/EmptyConversation',
  component: EmptyConversation,
  args: { topic: demoTopic() },
};

export default meta;
type Story = StoryObj<EmptyConversationProps>;

/** Two people who have not written yet. */
export const Private: Story = {};

/** A group in which nobody has written yet. */
export const Group: Story = { args: { topic: demoTopic({ isGroup: true, title: 'Weekend trip' }) } };

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
