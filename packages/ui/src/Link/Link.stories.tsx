import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#terms', children: 'Terms and policies' },
};

export default meta;

type Story = StoryObj<typeof Link>;

export const Default: Story = {};

export const InASentence: Story = {
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
