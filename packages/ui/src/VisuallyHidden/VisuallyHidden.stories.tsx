import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only for screen readers' },
  parameters: { guide: visuallyHiddenGuide },
};

export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Only for screen readers');
    await expect(words.offsetWidth).toBe(1);
  },
};

export const InAButton: Story = {
  tags: ['feature'],
  render: () => (
    <Button variant="neutral">
      Messages <Badge tone="error">3</Badge>
      <VisuallyHidden> unread</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Messages 3 unread' })).toBeVisible();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { children: 'So many words that they would run over several lines, if they were seen at all' },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ inlineSize: 120, overflow: 'auto', position: 'relative' }}>
        Seen
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByTestId('place');
    await expect(place.scrollWidth).toBe(place.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { children: 'لقارئ الشاشة فقط' },
  decorators: [(Story) => <p>ظاهر {Story()}</p>],
};

export const Zoomed: Story = {
  tags: ['edge'],
  decorators: [(Story) => <p>Seen {Story()}</p>, withZoom()],
};
