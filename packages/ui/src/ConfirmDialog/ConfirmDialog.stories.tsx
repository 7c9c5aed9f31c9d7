import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Floating/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Log out',
    description: 'Messages that were not sent yet stay on this device.',
    confirmLabel: 'Log out',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
};

export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Log out' });
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WhatCannotBeUndone: Story = {
  args: { title: 'Block this person', confirmLabel: 'Block', variant: 'block', loading: true },
};
