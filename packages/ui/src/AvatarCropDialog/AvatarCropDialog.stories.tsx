import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AvatarCropDialog } from './AvatarCropDialog.tsx';

// Left half blue, right half red, 800 × 600.
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='600'%3E%3Crect width='400' height='600' fill='%230000ff'/%3E%3Crect x='400' width='400' height='600' fill='%23ff0000'/%3E%3C/svg%3E";

const meta: Meta<typeof AvatarCropDialog> = {
  title: 'Floating/AvatarCropDialog',
  component: AvatarCropDialog,
  args: { open: true, image: picture, onApply: fn(), onOpenChange: fn() },
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

export const PictureThatCannotBeRead: Story = {
  args: { image: 'data:image/png;base64,broken' },
  play: async () => {
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
      'This picture could not be read. Choose another one.',
    );
    await expect(within(document.body).getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};
