import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { ReactionPicker } from './ReactionPicker.tsx';
import { Reactions, type ReactionsProps } from './Reactions.tsx';

const meta: Meta<ReactionsProps> = {
  title: 'Chat/Reactions',
  component: Reactions,
  args: {
    viewerId: 'viewer',
    onReact: fn(),
    reactions: [
      { userId: 'lucia', emoji: '❤️' },
      { userId: 'viewer', emoji: '❤️' },
      { userId: 'minh', emoji: '👍' },
    ],
  },
};

export default meta;
type Story = StoryObj<ReactionsProps>;

/** A press on another's joins in; a press on the own takes it back. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const chips = within(canvasElement);
    await userEvent.click(chips.getByRole('button', { name: '👍, 1 person' }));
    await expect(args.onReact).toHaveBeenLastCalledWith('👍');
    const own = chips.getByRole('button', { name: '❤️, 2 people' });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(own);
    await expect(args.onReact).toHaveBeenLastCalledWith(null);
  },
};

/** Where nobody can react, they can still be seen. */
export const OnlyToSee: Story = {
  tags: ['edge'],
  args: { onReact: undefined },
  play: async ({ canvasElement }) => {
    for (const chip of within(canvasElement).getAllByRole('button')) await expect(chip).toBeDisabled();
  },
};

/** Many of them go on in the next line. */
export const Many: Story = {
  tags: ['edge'],
  args: {
    reactions: ['👍', '❤️', '😂', '😮', '😢', '🙏', '🎉', '🔥', '👏', '🤔'].map((emoji, index) => ({
      userId: `u${index}`,
      emoji,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};

/** All emoji, where the six of the menu are not enough. */
export const AllEmoji: Story = {
  tags: ['feature'],
  render: ({ onReact }) => (
    <DemoChat port={createDemoPort({ count: 0 })}>
      <ReactionPicker onPick={(emoji) => onReact?.(emoji)} onClose={() => {}} />
    </DemoChat>
  ),
  play: async ({ args }) => {
    const page = within(document.body);
    const field = await page.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('compass');
    await userEvent.click(await page.findByRole('button', { name: '🧭' }));
    await expect(args.onReact).toHaveBeenCalledWith('🧭');
  },
};
