import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { buttonGuide } from './Button.guide.ts';
import { Button, type ButtonProps } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send code', onClick: fn() },
  parameters: { guide: buttonGuide },
};

export default meta;

type Story = StoryObj<typeof Button>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send code' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

const variants: ButtonProps['variant'][] = ['primary', 'accept', 'resend', 'block', 'neutral', 'ghost'];

export const Variants: Story = {
  tags: ['feature'],
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <StoryRow key={size}>
          {variants.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size={size}
              icon={size === 'medium' ? <Icon icon={Send} size="small" flip /> : undefined}
            >
              {variant}
            </Button>
          ))}
        </StoryRow>
      ))}
      <StoryRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </StoryRow>
    </>
  ),
};

function Pressed({ variant }: Pick<ButtonProps, 'variant'>) {
  const [isOn, setOn] = useState(false);
  return (
    <Button variant={variant} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      Remove {variant}
    </Button>
  );
}

export const Toggle: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Pressed variant="neutral" />
      <Pressed variant="ghost" />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Remove neutral', 'Remove ghost']) {
      const button = within(canvasElement).getByRole('button', { name, pressed: false });
      const { backgroundColor } = getComputedStyle(button);
      button.focus();
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(backgroundColor));
    }
  },
};

export const DisabledWithReason: Story = {
  tags: ['feature'],
  args: { disabledReason: 'Write your telephone number first.' },
  decorators: [(Story) => <div style={{ paddingBlockStart: 48 }}>{Story()}</div>],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send code' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Write your telephone number first.');
    const reason = within(canvasElement).getByText('Write your telephone number first.');
    await expect(reason).not.toBeVisible();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(reason).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(reason).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(reason).toBeVisible();
  },
};

export const LoadingLetsNoPressThrough: Story = {
  tags: ['edge'],
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { children: 'Gửi lại mã xác minh đến số điện thoại của bạn', wide: true },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { children: 'إرسال الرمز', icon: <Icon icon={Send} size="small" flip /> },
};

export const Zoomed: Story = {
  tags: ['edge'],
  args: { icon: <Icon icon={Send} size="small" flip /> },
  decorators: [withZoom()],
};
