import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
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
  },
};

const variants: ButtonProps['variant'][] = ['primary', 'accept', 'resend', 'block', 'neutral', 'ghost'];

export const Variants: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <StoryRow key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Icon icon={Send} size="small" />}>
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
      <StoryRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {variant}
          </Button>
        ))}
      </StoryRow>
    </>
  ),
};

export const LoadingLetsNoPressThrough: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  args: { children: 'Gửi lại mã xác minh đến số điện thoại của bạn', wide: true },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};
