import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
import { Toaster } from './Toaster.tsx';
import { useToast } from './useToast.ts';

function Buttons() {
  const toast = useToast();
  return (
    <StoryRow>
      <Button onClick={() => toast.success('Code sent successfully')}>Success</Button>
      <Button onClick={() => toast.error('Phone number is required. Please enter one.')}>Error</Button>
      <Button
        onClick={() =>
          toast.show({
            text: 'The connection is back. Three messages that were waiting here are on their way now.',
            duration: Number.POSITIVE_INFINITY,
            action: { label: 'Show', onSelect: () => undefined },
          })
        }
      >
        Stays
      </Button>
    </StoryRow>
  );
}

const meta: Meta<typeof Toaster> = {
  title: 'Feedback/Toaster',
  component: Toaster,
  // The stack itself is drawn around every story.
  render: () => (
    <div style={{ paddingBlockStart: 240 }}>
      <Buttons />
    </div>
  ),
};

export default meta;

type Story = StoryObj<typeof Toaster>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(document.body).getByRole('region', { name: 'Notifications' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Success' }));
    await expect(await within(region).findByText('Code sent successfully')).toBeVisible();
    await waitFor(() => expect(within(region).queryByText('Code sent successfully')).toBeNull(), {
      timeout: 10_000,
    });
  },
};

export const StacksAndIsDismissed: Story = {
  play: async ({ canvasElement }) => {
    const region = within(document.body).getByRole('region', { name: 'Notifications' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stays' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stays' }));
    await expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(first as HTMLElement);
    await expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  },
};
