import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { drawerGuide } from './Drawer.guide.ts';
import { Drawer } from './Drawer.tsx';

const inside = (title: string, action: string) => (
  <div style={{ padding: 24, display: 'grid', gap: 16 }}>
    <h2 style={{ overflowWrap: 'anywhere' }}>{title}</h2>
    <Button variant="neutral">{action}</Button>
  </div>
);

const meta: Meta<typeof Drawer> = {
  title: 'Floating/Drawer',
  component: Drawer,
  args: {
    open: true,
    label: 'Details',
    onOpenChange: fn(),
    children: inside('Details', 'Mute'),
  },
  parameters: { guide: drawerGuide, docs: { story: { inline: false, height: '320px' } } },
};

export default meta;

type Story = StoryObj<typeof Drawer>;

const drawer = () => within(document.body).findByRole('dialog', { name: 'Details' });
const isGone = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ args }) => {
    const surface = await drawer();
    await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FromItsTrigger: Story = {
  tags: ['feature'],
  args: { open: undefined, trigger: <Button>Details</Button> },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Details' });
    await userEvent.click(trigger);
    const surface = await drawer();
    await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true));
    await userEvent.click(surface.parentElement as HTMLElement);
    await waitFor(() => expect(trigger).toHaveFocus());
    await isGone();
  },
};

export const FromTheStart: Story = { tags: ['feature'], args: { side: 'start' } };

export const FromTheBottom: Story = { tags: ['feature'], args: { side: 'bottom' } };

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    children: inside(
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      'Tắt thông báo của cuộc trò chuyện này',
    ),
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'التفاصيل', children: inside('التفاصيل', 'كتم') },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
