import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StoryStack } from '../testing/StoryStack.tsx';
import { Banner } from './Banner.tsx';

const meta: Meta<typeof Banner> = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Messages are kept here and sent when the connection is back.', onDismiss: fn() },
};

export default meta;

type Story = StoryObj<typeof Banner>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: () => (
    <StoryStack width={480}>
      <Banner tone="success">Update profile successfully</Banner>
      <Banner
        tone="warning"
        action={
          <Button size="small" variant="resend">
            Retry
          </Button>
        }
      >
        Three messages could not be translated. They are shown in the language they were written in.
      </Banner>
      <Banner tone="error" edge onDismiss={() => undefined}>
        The code has expired. Ask for a new one.
      </Banner>
    </StoryStack>
  ),
};
