import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Forward, Reply, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const onReply = fn();
const onCopy = fn();

const meta: Meta<typeof Menu> = {
  title: 'Floating/Menu',
  component: Menu,
  args: {
    label: 'Message',
    trigger: (
      <IconButton label="More">
        <Icon icon={Ellipsis} />
      </IconButton>
    ),
    children: (
      <>
        <MenuItem icon={<Icon icon={Reply} size="small" flip />} onSelect={onReply}>
          Reply
        </MenuItem>
        <MenuItem icon={<Icon icon={Forward} size="small" flip />}>Forward</MenuItem>
        <MenuItem icon={<Icon icon={Copy} size="small" />} onSelect={onCopy}>
          Copy
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Icon icon={Trash2} size="small" />} tone="block">
          Delete
        </MenuItem>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Menu>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await expect(await within(document.body).findByRole('menu', { name: 'Message' })).toBeVisible();
  },
};

export const UsedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onCopy.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Reply' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TabLeaves: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const OneOfASet: Story = {
  args: {
    open: true,
    label: 'Reading language',
    children: (
      <>
        <MenuItem checked>English</MenuItem>
        <MenuItem checked={false}>Italiano</MenuItem>
        <MenuItem checked={false} disabled>
          العربية
        </MenuItem>
      </>
    ),
  },
};

export const AtAPoint: Story = { args: { trigger: undefined, open: true, anchor: { x: 120, y: 80 } } };
