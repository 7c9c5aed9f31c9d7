import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StoryStack } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { bannerGuide } from './Banner.guide.ts';
import { Banner } from './Banner.tsx';
import { RetryBanner } from './RetryBanner.tsx';

const retry = fn();

const meta: Meta<typeof Banner> = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Messages are kept here and sent when the connection is back.', onDismiss: fn() },
  parameters: { guide: bannerGuide },
  decorators: [(Story) => <StoryStack width={480}>{Story()}</StoryStack>],
};

export default meta;

type Story = StoryObj<typeof Banner>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Messages are kept/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

export const Tones: Story = {
  tags: ['feature'],
  render: () => (
    <>
      <Banner>The conversation is shown in Italian.</Banner>
      <Banner tone="success">Update profile successfully</Banner>
      <Banner tone="warning">Three messages could not be translated.</Banner>
      <Banner tone="error">The code has expired. Ask for a new one.</Banner>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The code has expired.');
  },
};

export const WithAnAction: Story = {
  tags: ['feature'],
  args: {
    tone: 'warning',
    children: 'Three messages could not be translated.',
    action: (
      <Button size="small" variant="resend">
        Retry
      </Button>
    ),
  },
};

export const Retry: Story = {
  tags: ['feature'],
  render: () => <RetryBanner onRetry={retry}>The list of countries could not be loaded.</RetryBanner>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FromEdgeToEdge: Story = {
  tags: ['edge'],
  args: { tone: 'error', edge: true, children: 'You are offline.' },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    tone: 'warning',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen could not be translated. It is shown in the language it was written in.',
    action: (
      <Button size="small" variant="resend">
        Retry
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 300 }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { children: 'تُحفظ الرسائل هنا وتُرسل عند عودة الاتصال.' },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
