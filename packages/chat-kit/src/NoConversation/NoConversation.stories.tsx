import { Button } from '@franca/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { NoConversation, type NoConversationProps } from './NoConversation.tsx';

const onFind = fn();

const meta: Meta<NoConversationProps> = {
  title: 'Chat/NoConversation',
  component: NoConversation,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ blockSize: 480 }}>
      <DemoChat port={createDemoPort({ count: 0 })}>
        <NoConversation {...args} />
      </DemoChat>
    </div>
  ),
};

export default meta;
type Story = StoryObj<NoConversationProps>;

/** No conversation is selected. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Select a chat to begin.')).toBeVisible();
  },
};

/** With no chats at all there is nothing to select: it offers to find somebody. */
export const NoChats: Story = {
  tags: ['feature'],
  args: { action: <Button onClick={onFind}>Find people</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Find somebody and say hello.')).toBeVisible();
    await expect(canvas.queryByText(/Select a chat/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Find people' }));
    await expect(onFind).toHaveBeenCalledOnce();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
