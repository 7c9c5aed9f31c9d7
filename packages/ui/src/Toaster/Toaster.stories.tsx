import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import type { ToastOptions } from './createToastStore.ts';
import { toasterGuide } from './Toaster.guide.ts';
import { Toaster } from './Toaster.tsx';
import { useToast } from './useToast.ts';

const stays = { duration: Number.POSITIVE_INFINITY };

function Buttons() {
  const toast = useToast();
  return (
    <StoryRow>
      <Button onClick={() => toast.success('Code sent successfully')}>Success</Button>
      <Button onClick={() => toast.error('Phone number is required. Please enter one.', stays)}>Error</Button>
      <Button onClick={() => toast.media('The microphone is off.', { style: 'warning' })}>Media</Button>
      <Button
        onClick={() =>
          toast.show({
            ...stays,
            content: 'The connection is back.',
            action: { label: 'Show', onSelect: () => undefined },
          })
        }
      >
        Stays
      </Button>
    </StoryRow>
  );
}

/** Shows toasts that stay, as soon as the story is shown. */
function Showing({ toasts }: { toasts: readonly ToastOptions[] }) {
  const { show, dismiss } = useToast();
  useEffect(() => {
    const ids = toasts.map((toast) => show({ ...stays, ...toast }));
    return () => ids.forEach(dismiss);
  }, [toasts, show, dismiss]);
  return <div style={{ blockSize: 320 }} />;
}

const tones: ToastOptions[] = [
  { content: 'The connection is back.', action: { label: 'Show', onSelect: () => undefined } },
  { content: 'Code sent successfully', style: 'success' },
  { content: 'The microphone is off.', style: 'warning' },
  { content: 'Phone number is required. Please enter one.', style: 'error' },
];
const long: ToastOptions[] = [
  {
    content:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: three messages that were waiting here are on their way now.',
    action: { label: 'Hiện cuộc trò chuyện', onSelect: () => undefined },
  },
];
const arabic: ToastOptions[] = [
  { content: 'تم إرسال الرمز', style: 'success' },
  { content: 'عاد الاتصال.', action: { label: 'عرض', onSelect: () => undefined } },
];

const meta: Meta<typeof Toaster> = {
  title: 'Feedback/Toaster',
  component: Toaster,
  // The stack itself is drawn around every story.
  render: () => (
    <div style={{ paddingBlockEnd: 280 }}>
      <Buttons />
    </div>
  ),
  parameters: { guide: toasterGuide, docs: { story: { inline: false, height: '420px' } } },
};

export default meta;

type Story = StoryObj<typeof Toaster>;

const region = () => within(document.body).getByRole('region', { name: 'Notifications' });
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const areLeft = (count: number) =>
  waitFor(() => expect(within(region()).queryAllByRole('listitem')).toHaveLength(count));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Success');
    await expect(await within(region()).findByText('Code sent successfully')).toBeVisible();
    await waitFor(() => expect(within(region()).queryByText('Code sent successfully')).toBeNull(), {
      timeout: 10_000,
    });
  },
};

export const Tones: Story = { tags: ['feature'], render: () => <Showing toasts={tones} /> };

export const StacksAndIsDismissed: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Stays' });
    await userEvent.click(button);
    await userEvent.click(button);
    await areLeft(2);
    for (const left of [1, 0]) {
      const [dismiss] = within(region()).getAllByRole('button', { name: 'Dismiss' });
      await userEvent.click(dismiss as HTMLElement);
      await areLeft(left);
    }
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ReachedByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Stays' });
    await userEvent.click(button);
    await areLeft(1);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(within(region()).getByRole('button', { name: 'Show' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await areLeft(0);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const SweptAside: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Stays');
    await areLeft(1);
    const toast = within(region()).getByRole('listitem');
    const finger = { pointerType: 'touch', clientY: 10 };
    for (const [distance, left] of [
      [30, 1],
      [120, 0],
    ] as const) {
      fireEvent.pointerDown(toast, { ...finger, clientX: 100 });
      fireEvent.pointerMove(toast, { ...finger, clientX: 100 + distance });
      fireEvent.pointerUp(toast, { ...finger, clientX: 100 + distance });
      await areLeft(left);
    }
  },
};

export const AboveADialog: Story = {
  tags: ['edge'],
  render: () => (
    <Dialog defaultOpen title="Sign in" size="small">
      <Buttons />
    </Dialog>
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Sign in' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Error' }));
    await areLeft(1);
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }));
    await areLeft(0);
    await expect(dialog).toBeVisible();
  },
};

export const LongWords: Story = { tags: ['edge'], render: () => <Showing toasts={long} /> };

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  render: () => <Showing toasts={arabic} />,
};

export const Zoomed: Story = {
  tags: ['edge'],
  render: () => <Showing toasts={tones.slice(0, 2)} />,
  decorators: [withZoom()],
};
