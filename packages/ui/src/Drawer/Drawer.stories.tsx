import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta: Meta<typeof Drawer> = {
  title: 'Floating/Drawer',
  component: Drawer,
  args: {
    open: true,
    label: 'Details',
    onOpenChange: fn(),
    children: (
      <div style={{ padding: 24, display: 'grid', gap: 16 }}>
        <h2>Details</h2>
        <Button variant="neutral">Mute</Button>
      </div>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Drawer>;

export const Default: Story = {
  play: async ({ args }) => {
    const drawer = await within(document.body).findByRole('dialog', { name: 'Details' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FromTheStart: Story = { args: { side: 'start' } };
