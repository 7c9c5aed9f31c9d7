import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileButton } from './FileButton.tsx';

const meta: Meta<typeof FileButton> = {
  title: 'Forms/FileButton',
  component: FileButton,
  args: { accept: 'image/*', onFiles: fn() },
};

export default meta;

type Story = StoryObj<typeof FileButton>;

export const Default: Story = {};

export const TellsTheChosenFiles: Story = {
  args: { children: 'Browse', multiple: true },
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input');
    const photo = new File(['pixels'], 'photo.png', { type: 'image/png' });
    await userEvent.upload(input as HTMLInputElement, photo);
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
  },
};
