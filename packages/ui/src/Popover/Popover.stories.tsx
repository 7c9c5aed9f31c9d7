import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Floating/Popover',
  component: Popover,
  args: {
    label: 'New conversation',
    trigger: <Button>New conversation</Button>,
    children: <TextField label="Email or phone" />,
  },
};

export default meta;

type Story = StoryObj<typeof Popover>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'New conversation' });
    await userEvent.click(trigger);
    const field = await within(document.body).findByLabelText('Email or phone');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await expect(
      await within(document.body).findByRole('dialog', { name: 'New conversation' }),
    ).toBeVisible();
  },
};

export const AtTheEdgeOfTheWindow: Story = {
  args: { open: true, placement: 'top-end' },
};
