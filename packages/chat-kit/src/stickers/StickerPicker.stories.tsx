import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { documented } from '../testing/documented.ts';
import type { Sticker } from './StickerPack.ts';
import { StickerPicker } from './StickerPicker.tsx';

interface Args {
  onPick: (sticker: Sticker) => void;
}

function Demo({ onPick }: Args) {
  const [port] = useState(() => createDemoPort({ count: 0 }));
  // As often as it is opened it shows what was used since.
  const [picks, setPicks] = useState(0);
  return (
    <DemoChat port={port}>
      <div style={{ display: 'flex', inlineSize: 400, maxInlineSize: '100%', blockSize: 300 }}>
        <StickerPicker
          key={picks}
          onPick={(sticker) => {
            onPick(sticker);
            setPicks(picks + 1);
          }}
        />
      </div>
    </DemoChat>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/StickerPicker',
  component: documented(StickerPicker),
  args: { onPick: fn() },
  render: (args) => <Demo {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

/** A tab for each pack. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Faces' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('button')).toHaveLength(12);
  },
};

/** The arrow keys move in both directions, Enter picks; what was picked comes first the next time. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const at = (index: number) => canvas.getAllByRole('button')[index] as HTMLElement;
    canvas.getByRole('tab', { name: 'Faces' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(at(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const below = document.activeElement as HTMLElement;
    await expect(below.getBoundingClientRect().left).toBe(at(1).getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowLeft}');
    await expect(at(0)).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Recently used' })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Nothing was used yet. */
export const Empty: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Recently used' }));
    await expect(canvas.getByText('Stickers you send appear here.')).toBeVisible();
  },
};

/** Right to left: the arrow keys follow the page. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(buttons[1]).toHaveFocus();
  },
};
