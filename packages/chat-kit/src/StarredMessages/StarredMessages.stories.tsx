import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort, type DemoPortOptions } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { StarredMessages, type StarredMessagesProps } from './StarredMessages.tsx';

type Args = DemoPortOptions & Pick<StarredMessagesProps, 'onSelect'>;

const meta: Meta<Args> = {
  title: 'Chat/StarredMessages',
  tags: ['feature'],
  parameters: { layout: 'fullscreen' },
  args: { count: 12, onSelect: fn() },
  render: ({ onSelect, ...options }) => (
    <DemoChat port={createDemoPort(options)}>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh', maxInlineSize: 340 }}>
        <StarredMessages topicId={null} topics={[demoTopic()]} viewerId="viewer" onSelect={onSelect} />
      </div>
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** Each leads to its place. */
export const Some: Story = {
  args: { starred: ['lucia-1', 'lucia-7', 'viewer-5'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Starred messages' });
    const rows = within(list).getAllByRole('button');
    await expect(rows).toHaveLength(3);
    rows[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'demo' }), 'lucia-7'),
    );
  },
};

/** Nothing is starred. */
export const Empty: Story = { tags: ['edge'] };

/** They could not be loaded. */
export const Failed: Story = {
  tags: ['edge'],
  args: { onLoad: 'fail' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The starred messages could not be loaded.')).toBeVisible();
  },
};
