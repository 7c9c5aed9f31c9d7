import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { tooltipGuide } from './Tooltip.guide.ts';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Floating/Tooltip',
  component: Tooltip,
  args: {
    text: 'Translated from English',
    children: (
      <IconButton label="Translation" title="">
        <Icon icon={Languages} />
      </IconButton>
    ),
  },
  decorators: [(Story) => <div style={{ padding: 72 }}>{Story()}</div>],
  parameters: { guide: tooltipGuide },
};

export default meta;

type Story = StoryObj<typeof Tooltip>;

const tip = () => within(document.body).findByRole('tooltip');
const isGone = () => waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
const showByKeyboard = async () => {
  await userEvent.tab();
  await expect(await tip()).toBeVisible();
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Translation' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await tip()).toBeVisible();
    await expect(button).toHaveAccessibleDescription('Translated from English');
  },
};

export const OnHover: Story = {
  tags: ['feature'],
  args: { delay: 50 },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Translation' });
    await userEvent.hover(button);
    await userEvent.hover(await tip());
    await expect(await tip()).toBeVisible();
    await userEvent.unhover(await tip());
    await isGone();
  },
};

export const EscapeHidesIt: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await showByKeyboard();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const AsTheOnlyName: Story = {
  tags: ['feature'],
  args: {
    text: 'Chats',
    role: 'label',
    placement: 'right',
    children: (
      <button type="button" aria-label="Chats">
        <Icon icon={Languages} />
      </button>
    ),
  },
  play: async ({ canvasElement }) => {
    await showByKeyboard();
    await expect(within(canvasElement).getByRole('button', { name: 'Chats' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    text: 'The person who wrote this speaks English (Australia); you read Vietnamese. Rindfleischetikettierungsüberwachungsaufgabe.',
    placement: 'bottom',
  },
  play: showByKeyboard,
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { text: 'مترجم من الإنجليزية', placement: 'right' },
  play: async ({ canvasElement }) => {
    await showByKeyboard();
    const button = within(canvasElement).getByRole('button');
    // "right" is the right of a left-to-right page.
    await waitFor(async () =>
      expect((await tip()).getBoundingClientRect().right).toBeLessThanOrEqual(
        button.getBoundingClientRect().left,
      ),
    );
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()], play: showByKeyboard };
