import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { documented } from '../testing/documented.ts';
import { EmojiPicker } from './EmojiPicker.tsx';

interface Args {
  onPick: (emoji: string) => void;
}

function Demo({ onPick }: Args) {
  const [port] = useState(() => createDemoPort({ count: 0 }));
  return (
    <DemoChat port={port}>
      <div style={{ display: 'flex', inlineSize: 360, maxInlineSize: '100%', blockSize: 420 }}>
        <EmojiPicker onPick={onPick} />
      </div>
    </DemoChat>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/EmojiPicker',
  component: documented(EmojiPicker),
  args: { onPick: fn() },
  render: (args) => <Demo {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

/** The emoji of this device, in their groups; the search has the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'Smileys & People' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** From the search down into the rows, back up, and by Enter alone. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('arrow keys', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      const first = canvas.getByRole('group', { name: 'Smileys & People' }).querySelectorAll('button');
      await expect(first[1]).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveFocus();
    });
    await step('Enter takes the best that was found', async () => {
      await userEvent.keyboard('party popper');
      await expect(await canvas.findByRole('group', { name: 'Search Results' })).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('button', { name: '🎉' })).toHaveLength(1));
      await userEvent.keyboard('{Enter}');
      await expect(args.onPick).toHaveBeenCalledWith('🎉');
    });
    await step('Escape empties the search first', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

/** Hands in another skin tone, which is remembered. */
export const SkinTones: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tones = await canvas.findByRole('combobox', { name: 'Choose default skin tone' });
    await userEvent.selectOptions(tones, '4');
    await userEvent.type(canvas.getByRole('searchbox'), 'wave');
    await userEvent.click(await canvas.findByRole('button', { name: '👋🏽' }));
    await expect(args.onPick).toHaveBeenCalledWith('👋🏽');
  },
};

/** Nothing fits the words. */
export const NothingFound: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox');
    // Screen readers know of it before it says something.
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'zzzz');
    await waitFor(() => expect(status).toHaveTextContent('That emoji couldn’t be found'));
    await expect(status).toBeVisible();
  },
};

/** Right to left, in the words of another language. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('searchbox', { name: 'البحث' })).toBeVisible();
  },
};
