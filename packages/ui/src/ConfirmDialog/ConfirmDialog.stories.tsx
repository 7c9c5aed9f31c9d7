import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { confirmDialogGuide } from './ConfirmDialog.guide.ts';
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
  parameters: { guide: confirmDialogGuide, docs: { story: { inline: false, height: '320px' } } },
};

export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

const question = (name: string) => within(document.body).findByRole('alertdialog', { name });

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await question('Log out');
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FromItsTrigger: Story = {
  tags: ['feature'],
  args: { open: undefined, trigger: <Button variant="neutral">Log out</Button> },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Log out' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await question('Log out');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WhatCannotBeUndone: Story = {
  tags: ['feature'],
  args: { title: 'Block this person', confirmLabel: 'Block', variant: 'block' },
};

/** A third answer stands between the two. */
export const ThreeAnswers: Story = {
  tags: ['feature'],
  args: {
    title: 'Diego Moreno is blocked',
    confirmLabel: 'Unblock and call',
    alternative: { label: 'Unblock', onSelect: fn() },
  },
  play: async ({ args }) => {
    const dialog = await question('Diego Moreno is blocked');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unblock' }));
    await expect(args.alternative?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  tags: ['edge'],
  args: { title: 'Block this person', confirmLabel: 'Block', variant: 'block', loading: true },
  play: async ({ args }) => {
    const dialog = await question('Block this person');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    title: 'Xóa cuộc trò chuyện này cùng với mọi tin nhắn trong đó',
    description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.',
    confirmLabel: 'Xóa mọi thứ trong cuộc trò chuyện',
    cancelLabel: 'Giữ lại cuộc trò chuyện này',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    title: 'تسجيل الخروج',
    description: 'تبقى الرسائل التي لم تُرسل بعد على هذا الجهاز.',
    confirmLabel: 'تسجيل الخروج',
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
