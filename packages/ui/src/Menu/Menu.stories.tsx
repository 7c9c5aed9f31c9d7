import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Forward, Reply, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { menuGuide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const onReply = fn();
const onCopy = fn();

const meta: Meta<typeof Menu> = {
  title: 'Floating/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSeparator },
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
        <MenuItem icon={<Icon icon={Trash2} size="small" />} variant="block">
          Delete
        </MenuItem>
      </>
    ),
  },
  parameters: { guide: menuGuide, docs: { story: { inline: false, height: '300px' } } },
};

export default meta;

type Story = StoryObj<typeof Menu>;

const page = () => within(document.body);
const hasFocus = (name: string) =>
  waitFor(() => expect(page().getByRole('menuitem', { name })).toHaveFocus());
const isGone = () => waitFor(() => expect(page().queryByRole('menu')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    const menu = await page().findByRole('menu', { name: 'Message' });
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

export const UsedByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    onCopy.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Reply');
    await userEvent.keyboard('{End}');
    await hasFocus('Delete');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Reply');
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Delete');
    await userEvent.keyboard('c');
    await hasFocus('Copy');
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Delete');
  },
};

export const TabAndEscapeLeave: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    for (const key of ['{Tab}', '{Escape}']) {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await hasFocus('Reply');
      await userEvent.keyboard(key);
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

export const OneOfASet: Story = {
  tags: ['feature'],
  args: {
    defaultOpen: true,
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

export const AtAPoint: Story = {
  tags: ['feature'],
  args: { trigger: undefined, open: true, anchor: { x: 120, y: 80 } },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem icon={<Icon icon={Reply} size="small" flip />}>
          Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
        </MenuItem>
        <MenuItem icon={<Icon icon={Forward} size="small" flip />}>
          Chuyển tiếp tin nhắn này cho một người bạn khác hoặc cho cả nhóm
        </MenuItem>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    label: 'الرسالة',
    children: (
      <>
        <MenuItem icon={<Icon icon={Reply} size="small" flip />}>ردّ</MenuItem>
        <MenuItem icon={<Icon icon={Copy} size="small" />}>نسخ</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Icon icon={Trash2} size="small" />} variant="block">
          حذف
        </MenuItem>
      </>
    ),
  },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultOpen: true }, decorators: [withZoom()] };
