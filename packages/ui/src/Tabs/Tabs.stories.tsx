import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image, Link2, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { tabsGuide } from './Tabs.guide.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Remembering({ value: initial, onValueChange, ...rest }: TabsProps) {
  const [value, setValue] = useState(initial);
  return (
    <Tabs {...rest} value={value} onValueChange={setValue}>
      <p style={{ paddingBlock: 16 }}>The view "{value}"</p>
    </Tabs>
  );
}

const words = (text: string) => <p style={{ paddingBlock: 16 }}>{text}</p>;

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Views',
    onValueChange: fn(),
    tabs: [
      { id: 'all', label: 'All', panel: words('Every conversation') },
      { id: 'unread', label: 'Unread', badge: <Badge count={4} />, panel: words('What is new') },
      { id: 'groups', label: 'Groups', panel: words('Many people') },
    ],
  },
  parameters: { guide: tabsGuide },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Groups' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Groups' })).toHaveTextContent('Many people');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('groups');
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'All' })).toHaveFocus();
  },
};

export const OneViewForAllTabs: Story = {
  tags: ['feature'],
  args: {
    value: 'media',
    tabs: [
      { id: 'media', label: 'Media', icon: <Icon icon={Image} size="small" /> },
      { id: 'files', label: 'Files', icon: <Icon icon={Paperclip} size="small" /> },
      { id: 'links', label: 'Links', icon: <Icon icon={Link2} size="small" /> },
    ],
    fit: 'fill',
  },
  render: (args) => <Remembering {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Files' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Files' })).toHaveTextContent('The view "files"');
  },
};

export const ArrowKeysOnlyMove: Story = {
  tags: ['feature'],
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Groups' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Groups' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const TabThatIsOff: Story = {
  tags: ['edge'],
  args: {
    tabs: [
      { id: 'all', label: 'All', disabled: true },
      { id: 'unread', label: 'Unread', panel: words('What is new') },
      { id: 'groups', label: 'Groups', panel: words('Many people') },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Unread' })).toHaveAttribute('aria-selected', 'true');
    canvas.getByRole('tab', { name: 'Unread' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Groups' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    tabs: ['Benachrichtigungseinstellungen', 'Cài đặt quyền riêng tư', 'Groups'].map((label) => ({
      id: label,
      label,
    })),
    children: words('More tabs than there is room for can be scrolled.'),
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'العروض',
    tabs: [
      { id: 'all', label: 'الكل', panel: words('كل المحادثات') },
      { id: 'unread', label: 'غير مقروءة', badge: <Badge count={4} />, panel: words('الجديد') },
      { id: 'groups', label: 'المجموعات', panel: words('مجموعات') },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'الكل' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('غير مقروءة');
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
