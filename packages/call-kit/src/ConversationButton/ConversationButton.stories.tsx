import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConversationButton, type ConversationButtonProps } from './ConversationButton.tsx';

const meta: Meta<ConversationButtonProps> = {
  title: 'Calls/ConversationButton',
  component: ConversationButton,
  args: { open: false, onOpenChange: fn() },
};

export default meta;
type Story = StoryObj<ConversationButtonProps>;

/** The conversation is closed, has new messages, has very many, is open. */
export const States: Story = {
  render: (props) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ConversationButton {...props} />
      <ConversationButton {...props} unreadCount={2} />
      <ConversationButton {...props} unreadCount={120} />
      <ConversationButton {...props} open />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement);
    await userEvent.click(await buttons.findByRole('button', { name: 'Conversation, 2 new messages' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(buttons.getByRole('button', { expanded: true }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(buttons.getByText('2 new messages')).toHaveAttribute('role', 'status');
  },
};
