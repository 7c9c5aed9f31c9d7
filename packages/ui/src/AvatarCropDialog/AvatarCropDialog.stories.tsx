import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { withZoom } from '../testing/withZoom.tsx';
import { avatarCropDialogGuide } from './AvatarCropDialog.guide.ts';
import { AvatarCropDialog } from './AvatarCropDialog.tsx';

// Left half blue, right half red, 800 × 600.
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='600'%3E%3Crect width='400' height='600' fill='%230000ff'/%3E%3Crect x='400' width='400' height='600' fill='%23ff0000'/%3E%3C/svg%3E";

const meta: Meta<typeof AvatarCropDialog> = {
  title: 'Floating/AvatarCropDialog',
  component: AvatarCropDialog,
  args: { open: true, image: picture, onApply: fn(), onOpenChange: fn() },
  parameters: { guide: avatarCropDialogGuide, docs: { story: { inline: false, height: '640px' } } },
};

export default meta;

type Story = StoryObj<typeof AvatarCropDialog>;

async function colourAt(photo: Blob, x: number, y: number): Promise<'blue' | 'red'> {
  const bitmap = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
  return red > blue ? 'red' : 'blue';
}

const photoFrom = (onApply: unknown) => (onApply as ReturnType<typeof fn>).mock.calls[0]?.[0] as Blob;

async function apply() {
  const button = within(document.body).getByRole('button', { name: 'Apply' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Crop your photo' });
    await expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('step', '0.1');
    await apply();
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    const photo = photoFrom(args.onApply);
    await expect(photo.type).toBe('image/jpeg');
    await expect(await createImageBitmap(photo)).toHaveProperty('width', 512);
    await expect(await colourAt(photo, 20, 256)).toBe('blue');
    await expect(await colourAt(photo, 490, 256)).toBe('red');
  },
};

export const Turned: Story = {
  tags: ['feature'],
  play: async ({ args }) => {
    const slider = await within(document.body).findByRole('slider', { name: 'Rotation' });
    await waitFor(() => expect(within(document.body).getByRole('button', { name: 'Apply' })).toBeEnabled());
    fireEvent.change(slider, { target: { value: '90' } });
    await expect(within(document.body).getByText('90°')).toBeVisible();
    await apply();
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    // A quarter turn clockwise brings the left half to the top.
    await expect(await colourAt(photoFrom(args.onApply), 256, 20)).toBe('blue');
    await expect(await colourAt(photoFrom(args.onApply), 256, 490)).toBe('red');
  },
};

export const UsedByKeyboard: Story = {
  tags: ['feature'],
  play: async () => {
    const page = within(document.body);
    const dialog = await page.findByRole('dialog');
    const apply = within(dialog).getByRole('button', { name: 'Apply' });
    await waitFor(() => expect(apply).toBeEnabled());
    const zoom = within(dialog).getByRole('slider', { name: 'Zoom' });
    zoom.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(zoom).toHaveAttribute('max', '3');
    const rotation = within(dialog).getByRole('slider', { name: 'Rotation' });
    await expect(rotation).toHaveAttribute('max', '360');
    await expect(rotation).toHaveAttribute('step', '1');
    await expect(
      within(dialog).getByRole('group', { name: 'Photo; move it with the arrow keys' }),
    ).toBeVisible();
  },
};

export const Loading: Story = { tags: ['edge'], args: { loading: true } };

export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar' } };

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };

export const PictureThatCannotBeRead: Story = {
  tags: ['edge'],
  args: { image: 'data:image/png;base64,broken' },
  play: async () => {
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
      'This picture could not be read. Choose another one.',
    );
    await expect(within(document.body).getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};
