import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import type { DemoStickersOptions } from '../testing/createDemoStickers.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { documented } from '../testing/documented.ts';
import type { Sticker } from './StickerPack.ts';
import { StickerPicker } from './StickerPicker.tsx';

interface Args {
  onPick: (sticker: Sticker) => void;
  stickers: DemoStickersOptions;
  isOff?: boolean;
}

// Stories look into what the picker asked of its backend.
let port: DemoPort;

function Demo({ onPick, stickers, isOff }: Args) {
  const [own] = useState(() => createDemoPort({ count: 0, stickers }));
  port = own;
  return (
    <DemoChat port={own} options={{ ownStickers: !isOff }}>
      <div style={{ display: 'flex', inlineSize: 400, maxInlineSize: '100%', blockSize: 300 }}>
        <StickerPicker onPick={onPick} />
      </div>
    </DemoChat>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/OwnStickers',
  component: documented(StickerPicker),
  args: { onPick: fn(), stickers: {} },
  render: (args) => <Demo {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

async function openOwn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('tab', { name: 'My stickers' }));
  return canvas;
}

// One white pixel.
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const picture = new File([pixel], 'dot.png', { type: 'image/png' });
const input = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

/** The stickers that the person added; a press sends one. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await openOwn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sticker Sunny' }));
    await expect(args.onPick).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Sunny', isPersonal: true }),
    );
    // What has no name is told apart by its place.
    await expect(canvas.getByRole('button', { name: 'Sticker 3' })).toBeVisible();
  },
};

/** Nothing was added yet. */
export const Empty: Story = {
  args: { stickers: { count: 0 } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await expect(await canvas.findByText(/^Add pictures of your own\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove stickers' })).toBeNull();
  },
};

/** A picture is chosen, named and added; the focus is back where it began. */
export const Adding: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await canvas.findByRole('button', { name: 'Add sticker' });
    await userEvent.upload(input(canvasElement), picture);
    const name = await canvas.findByRole('textbox', { name: 'What it shows' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Dot{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Sticker Dot' })).toBeVisible();
    await expect(port.calls).toContain('stickers.add dot.png Dot');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add sticker' })).toHaveFocus());
  },
};

/** The picture that was chosen, before it is added. */
export const Chosen: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await canvas.findByRole('button', { name: 'Add sticker' });
    await userEvent.upload(input(canvasElement), picture);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What it shows' }), 'Dot');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add sticker' })).toHaveFocus());
    await expect(port.calls).not.toContain('stickers.add dot.png Dot');
    await userEvent.upload(input(canvasElement), picture);
    await expect(await canvas.findByRole('textbox', { name: 'What it shows' })).toHaveValue('');
  },
};

/** The picture is on its way; it can be cancelled. */
export const Progress: Story = {
  args: { stickers: { onStore: 'wait' } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await canvas.findByRole('button', { name: 'Add sticker' });
    await userEvent.upload(input(canvasElement), picture);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What it shows' }), 'Dot{Enter}');
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
    await expect(canvas.getByRole('textbox', { name: 'What it shows' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** What was refused is said, and can be tried again with the name that was typed. */
export const Refused: Story = {
  args: { stickers: { onStore: 'refuse' } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await canvas.findByRole('button', { name: 'Add sticker' });
    await userEvent.upload(input(canvasElement), picture);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What it shows' }), 'Dot{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(canvas.getByRole('textbox', { name: 'What it shows' })).toHaveValue('Dot');
    await expect(canvas.getByRole('button', { name: 'Add sticker' })).toBeEnabled();
  },
};

/** A file that is no picture, or too large, is said at once. */
export const NoPicture: Story = {
  args: { stickers: { maxBytes: 20 } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await canvas.findByRole('button', { name: 'Add sticker' });
    await userEvent.upload(input(canvasElement), picture);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('too large');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const text = new File(['no picture'], 'letter.txt', { type: 'text/plain' });
    await userEvent.upload(input(canvasElement), text, { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be a sticker');
  },
};

/** A press removes while stickers are being removed, and “Undo” brings the last one back. */
export const Removing: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const canvas = await openOwn(canvasElement);
    const remove = await canvas.findByRole('button', { name: 'Remove stickers', pressed: false });
    await userEvent.click(remove);
    await expect(remove).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sticker Sunny' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Sticker removed');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove sticker Sunny' })).toBeNull());
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Remove sticker Sunny' })).toBeVisible();
    await expect(port.calls).toEqual(expect.arrayContaining(['stickers.restore sticker-0']));
  },
};

/** What could not be removed is there again, and a message says why. */
export const NotRemoved: Story = {
  args: { stickers: { onStore: 'refuse' } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    (await canvas.findByRole('button', { name: 'Sticker Sunny' })).focus();
    await userEvent.keyboard('{Delete}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('The server cannot be reached.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Sticker Sunny' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** What could not be brought back can be tried again. */
export const NotBroughtBack: Story = {
  args: { stickers: { keepsRemoved: true } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    (await canvas.findByRole('button', { name: 'Sticker Sunny' })).focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('The server cannot be reached.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sticker Sunny' })).toBeNull();
  },
};

/** The Delete key removes the sticker that has the focus, which goes on to the next one. */
export const RemovingByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    (await canvas.findByRole('button', { name: 'Sticker Sunny' })).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sticker Sunny' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Sticker 1' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Sticker/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add sticker' })).toHaveFocus();
  },
};

/** There is no room for another one, which the button says. */
export const Full: Story = {
  args: { stickers: { count: 6, maxCount: 6 } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Add sticker' })).toHaveAccessibleDescription(
      'You have 6 stickers. Remove one to add another.',
    );
  },
};

/** They are on their way; packs are there already. */
export const Loading: Story = {
  args: { stickers: { onList: 'wait' } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add sticker' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Faces' })).toBeVisible();
  },
};

/** They could not be read; packs are there all the same. */
export const Failed: Story = {
  args: { stickers: { onList: 'fail' } },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = await openOwn(canvasElement);
    await expect(await canvas.findByText('The stickers could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Faces' })).toBeVisible();
  },
};

/** An application can leave them out. */
export const SwitchedOff: Story = {
  args: { isOff: true },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('tab', { name: 'Faces' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'My stickers' })).toBeNull();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  args: { stickers: { count: 5 } },
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'ملصقاتي' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'إزالة ملصقات' }));
    await expect(canvas.getByRole('button', { name: 'إزالة الملصق \u2068Sunny\u2069' })).toBeVisible();
  },
};
