import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { avatarGuide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Basics/Avatar',
  component: Avatar,
  args: { name: 'Linh Tran', presence: 'online' },
  parameters: { guide: avatarGuide },
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

export const Sizes: Story = {
  tags: ['feature'],
  render: () => (
    <>
      <StoryRow>
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="Giulia Rossi" src={picture} presence="online" />
        ))}
      </StoryRow>
      <StoryRow>
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="Minh Do" presence="offline" />
        ))}
      </StoryRow>
    </>
  ),
};

export const Verified: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      {['Ana', 'Ben Ode', 'Chi Phan', 'Dora'].map((name) => (
        <Avatar key={name} name={name} verified />
      ))}
      <Avatar name="Ana Bianchi" size="huge" verified presence="online" />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ben Ode, Verified' })).toBeVisible();
  },
};

export const PictureThatCannotBeLoaded: Story = {
  tags: ['edge'],
  args: { name: 'Giulia Rossi', src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('GR')).toBeVisible();
  },
};

export const WithoutAName: Story = { tags: ['edge'], args: { name: '', decorative: true } };

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { name: 'محمد علي', verified: true, size: 'large' },
};

export const Zoomed: Story = { tags: ['edge'], args: { verified: true }, decorators: [withZoom()] };
