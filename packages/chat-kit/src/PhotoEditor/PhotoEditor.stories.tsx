import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { EditedPhoto } from '../core/attachments/createAttachmentDraft.ts';
import type { PhotoEdit } from '../core/photos/PhotoEdit.ts';
import { documented } from '../testing/documented.ts';
import { type DrawnPhotoOptions, drawnPhoto } from '../testing/drawnPhoto.ts';
import { PhotoEditor } from './PhotoEditor.tsx';

interface Args extends DrawnPhotoOptions {
  /** Name of the photo. */
  name: string;
  /** What was changed before. */
  edit?: PhotoEdit;
  /** Pixels of the longest side. */
  maxSide: number;
  /** In the place of the drawn photo. */
  file?: File;
  onDone: (photo: EditedPhoto | null) => void;
  onOpenChange: (open: boolean) => void;
}

function Editor({ name, edit, maxSide, file, onDone, onOpenChange, ...options }: Args) {
  const [photo, setPhoto] = useState<File | undefined>(file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the args of a story stay as they are.
  useEffect(() => {
    if (!file) void drawnPhoto(name, options).then(setPhoto);
  }, [file, name]);
  if (!photo) return null;
  return (
    <PhotoEditor
      open
      photo={{ source: photo, name, edit }}
      maxSide={maxSide}
      onDone={onDone}
      onOpenChange={onOpenChange}
    />
  );
}

const meta: Meta<Args> = {
  title: 'Chat/PhotoEditor',
  component: documented(PhotoEditor),
  args: { name: 'beach.jpg', maxSide: 2048, onDone: fn(), onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args) => <Editor {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

const page = () => within(document.body);
const state = (words: RegExp | string) => waitFor(() => expect(page().getByText(words)).toBeInTheDocument());
const press = (name: string) => userEvent.click(page().getByRole('button', { name }));
const choose = (name: string) => userEvent.click(page().getByRole('radio', { name }));
const crop = () => page().findByRole('group', { name: 'Photo; move it with the arrow keys' });

async function done(onDone: Args['onDone']): Promise<EditedPhoto | null> {
  await press('Done');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  return (onDone as ReturnType<typeof fn>).mock.calls[0]?.[0] as EditedPhoto | null;
}

async function colourAt(photo: EditedPhoto | null, x: number, y: number): Promise<string> {
  if (!photo) throw new Error('The photo is as it was chosen.');
  const bitmap = await createImageBitmap(photo.source);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
  if (red > 180 && green < 90) return 'red';
  return blue > red ? 'blue' : 'orange';
}

/** A line from the left to the right, at a share of the height. */
async function drawLine(height: number): Promise<void> {
  const canvas = await page().findByRole('img', { name: /draw on it/ });
  const box = canvas.getBoundingClientRect();
  const at = (share: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType: 'mouse',
    clientX: box.left + box.width / 2 + (share - 0.5) * Math.min(box.width, box.height),
    clientY: box.top + box.height * height,
  });
  // A made pointer cannot be captured.
  canvas.setPointerCapture = () => undefined;
  canvas.hasPointerCapture = () => true;
  fireEvent.pointerDown(canvas, at(0.2));
  for (const share of [0.4, 0.6, 0.8]) fireEvent.pointerMove(canvas, at(share));
  fireEvent.pointerUp(canvas, at(0.8));
}

/** The photo keeps its size, whichever tool is in use and whatever shape the crop has. */
export const SteadyStage: Story = {
  tags: ['edge'],
  play: async () => {
    const stageOf = (element: HTMLElement) => element.closest('[data-fr-part="photo-stage"]');
    const heightOf = (element: HTMLElement) => stageOf(element)?.getBoundingClientRect().height;
    const height = heightOf(await crop());
    await expect(height).toBeGreaterThan(100);
    await choose('Square');
    await expect(heightOf(await crop())).toBe(height);
    await choose('Draw');
    await expect(heightOf(await page().findByRole('img', { name: /draw on it/ }))).toBe(height);
    await choose('Text');
    await userEvent.type(page().getByRole('textbox', { name: 'Text on the photo' }), 'Our beach{Enter}');
    await expect(heightOf(await page().findByRole('group', { name: /move the text/ }))).toBe(height);
  },
};

/** A square of it, turned by a quarter: the left half is at the top. */
export const Default: Story = {
  play: async ({ args }) => {
    await crop();
    await state('800 × 600 pixels, marks: 0');
    await choose('Square');
    await state('600 × 600 pixels, marks: 0');
    await press('Rotate by 90°');
    await crop();
    const photo = await done(args.onDone);
    await expect(photo).toMatchObject({ width: 600, height: 600, name: 'beach.jpg', mime: 'image/jpeg' });
    await expect(await colourAt(photo, 300, 40)).toBe('blue');
    await expect(await colourAt(photo, 300, 560)).toBe('orange');
  },
};

/** Two lines, one of them taken back and done again; all erased, and that taken back too. */
export const Drawn: Story = {
  tags: ['feature'],
  play: async ({ args }) => {
    await crop();
    await choose('Draw');
    await choose('Thick');
    await drawLine(0.5);
    await state('800 × 600 pixels, marks: 1');
    await drawLine(0.3);
    await state('800 × 600 pixels, marks: 2');
    await press('Undo');
    await state('800 × 600 pixels, marks: 1');
    await press('Redo');
    await press('Erase all');
    await state('800 × 600 pixels, marks: 0');
    await userEvent.keyboard('{Control>}z{/Control}');
    await state('800 × 600 pixels, marks: 2');
    const photo = await done(args.onDone);
    await expect(await colourAt(photo, 400, 300)).toBe('red');
    await expect(await colourAt(photo, 100, 100)).toBe('blue');
  },
};

/** Words, moved with the arrow keys. */
export const Written: Story = {
  tags: ['feature'],
  play: async () => {
    await crop();
    await choose('Text');
    await userEvent.type(page().getByRole('textbox', { name: 'Text on the photo' }), 'Our beach{Enter}');
    await state('800 × 600 pixels, marks: 1');
    const photo = page().getByRole('group', { name: /move the text/ });
    photo.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await press('Undo');
    await press('Undo');
    await press('Undo');
    await state('800 × 600 pixels, marks: 0');
    await press('Redo');
    await press('Redo');
    await state('800 × 600 pixels, marks: 1');
  },
};

/** The crop is made smaller by its sliders and moved by arrow keys; tools are chosen by keys. */
export const UsedByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ args }) => {
    await crop();
    const width = page().getByRole('slider', { name: 'Width' });
    fireEvent.change(width, { target: { value: '50' } });
    await state(/^400 × 600 pixels/);
    fireEvent.keyUp(width, { key: 'ArrowLeft' });
    // A step back lays the crop out anew; the slider keeps the focus.
    const height = page().getByRole('slider', { name: 'Height' });
    height.focus();
    fireEvent.change(height, { target: { value: '50' } });
    await state(/^400 × 300 pixels/);
    fireEvent.keyUp(height, { key: 'ArrowLeft' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await state(/^400 × 600 pixels/);
    await expect(height).toHaveFocus();
    (await crop()).focus();
    await userEvent.keyboard('{ArrowRight>30/}');
    await userEvent.keyboard('d');
    await expect(page().getByRole('radio', { name: 'Draw' })).toBeChecked();
    await userEvent.keyboard('f');
    await state(/^400 × 600 pixels/);
    const photo = await done(args.onDone);
    // The picture was moved to the right: its left, blue half is kept, and mirrored.
    await expect(await colourAt(photo, 200, 300)).toBe('blue');
    await expect(photo).toMatchObject({ width: 400, height: 600 });
  },
};

/** A camera that was held sideways: the photo stands upright, and its left half at the top. */
export const HeldSideways: Story = {
  tags: ['edge'],
  args: { orientation: 6 },
  play: async ({ args }) => {
    await crop();
    await state('600 × 800 pixels, marks: 0');
    await press('Flip');
    await crop();
    const photo = await done(args.onDone);
    await expect(photo).toMatchObject({ width: 600, height: 800 });
    await expect(await colourAt(photo, 300, 40)).toBe('blue');
    const bytes = await photo?.source.slice(0, 4096).text();
    await expect(bytes).not.toContain('Exif');
  },
};

/** 48 megapixels are drawn with the pixels of the upload. */
export const OfACamera: Story = {
  tags: ['edge'],
  args: { width: 8000, height: 6000 },
  play: async ({ args }) => {
    await crop();
    await state('2,048 × 1,536 pixels, marks: 0');
    await press('Flip');
    await crop();
    const photo = await done(args.onDone);
    await expect(photo).toMatchObject({ width: 2048, height: 1536 });
    await expect(await colourAt(photo, 100, 100)).toBe('orange');
  },
};

/** Opened again: Reset brings the photo back as it was chosen. */
export const EditedBefore: Story = {
  tags: ['edge'],
  args: {
    edit: {
      turns: 1,
      isMirrored: false,
      crop: { x: 100, y: 100, width: 300, height: 300 },
      ratio: 'square',
      marks: [{ kind: 'label', colour: '#ffffff', words: 'Here', size: 60, x: 300, y: 300 }],
    },
  },
  play: async ({ args }) => {
    await crop();
    await state('300 × 300 pixels, marks: 1');
    await press('Reset');
    await crop();
    await state('800 × 600 pixels, marks: 0');
    await expect(await done(args.onDone)).toBeNull();
  },
};

/** What was changed is not lost by Escape without a question. */
export const ClosedByMistake: Story = {
  tags: ['edge'],
  play: async ({ args }) => {
    await crop();
    await press('Flip');
    await userEvent.keyboard('{Escape}');
    const question = await page().findByRole('alertdialog', { name: 'Discard the changes to this photo?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page().findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** A file that is no picture, whatever it says. */
export const Unreadable: Story = {
  tags: ['edge'],
  args: { file: new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }) },
  play: async () => {
    await expect(await page().findByRole('alert')).toHaveTextContent('This picture could not be read.');
  },
};

export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar' } };
