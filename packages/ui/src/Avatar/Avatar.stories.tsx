import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { Avatar } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Basics/Avatar',
  component: Avatar,
  args: { name: 'Linh Tran', presence: 'online' },
};

export default meta;

type Story = StoryObj<typeof Avatar>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Linh Tran, Online' })).toBeVisible();
  },
};

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'%3E%3Crect width='80' height='80' fill='%2377b5fe'/%3E%3Ccircle cx='40' cy='32' r='16' fill='%23fff'/%3E%3Ccircle cx='40' cy='82' r='30' fill='%23fff'/%3E%3C/svg%3E";
const sizes = ['tiny', 'small', 'medium', 'large', 'huge'] as const;

export const SizesAndStates: Story = {
  render: () => (
    <>
      <StoryRow>
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="Giulia Rossi" src={picture} presence="online" />
        ))}
      </StoryRow>
      <StoryRow>
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="محمد علي" presence="offline" verified={size === 'huge'} />
        ))}
      </StoryRow>
      <StoryRow>
        {['Ana', 'Ben Ode', 'Chi Phan', 'Dora'].map((name) => (
          <Avatar key={name} name={name} verified />
        ))}
      </StoryRow>
    </>
  ),
};

export const PictureThatCannotBeLoaded: Story = {
  args: { name: 'Giulia Rossi', src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('GR')).toBeVisible();
  },
};
