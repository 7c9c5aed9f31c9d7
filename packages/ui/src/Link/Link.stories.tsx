import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { linkGuide } from './Link.guide.ts';
import { Link, linkClassName } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#terms', children: 'Terms and policies' },
  parameters: { guide: linkGuide },
};

export default meta;

type Story = StoryObj<typeof Link>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Terms and policies' })).toHaveAttribute(
      'href',
      '#terms',
    );
  },
};

export const LeavesTheApplication: Story = {
  tags: ['feature'],
  args: { external: true, href: 'https://example.org/policy', children: 'Privacy policy' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Privacy policy (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const QuietAndOnAButton: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Link href="#about" quiet>
        About
      </Link>
      <button type="button" className={linkClassName}>
        Show the original
      </button>
    </StoryRow>
  ),
};

export const InASentence: Story = {
  tags: ['edge'],
  render: () => (
    <p style={{ maxInlineSize: 320 }}>
      By signing in you agree to the <Link href="#terms">Terms</Link> and the{' '}
      <Link href="#policy" external>
        Privacy policy
      </Link>
      , which may run over <Link href="#lines">more than one line of the paragraph</Link>.
    </p>
  ),
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { children: 'https://example.org/a/very/long/address/that/has/no/place/where/it/could/break' },
  decorators: [(Story) => <p style={{ maxInlineSize: 240 }}>{Story()}</p>],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { children: 'الشروط والسياسات', external: true },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
