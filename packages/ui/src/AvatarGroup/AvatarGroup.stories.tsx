import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { avatarGroupGuide } from './AvatarGroup.guide.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['Linh Tran', 'Giulia Rossi', 'محمد علي', 'Minh Do', 'Emma Clarke', 'Ana Maria Bianchi'].map(
  (name) => ({ name }),
);

const meta: Meta<typeof AvatarGroup> = {
  title: 'Basics/AvatarGroup',
  component: AvatarGroup,
  args: { people, 'aria-label': 'Members' },
  parameters: { guide: avatarGroupGuide },
};

export default meta;

type Story = StoryObj<typeof AvatarGroup>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('list', { name: 'Members' })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(4);
    await expect(rows[3]).toHaveTextContent('Minh Do, Emma Clarke, and Ana Maria Bianchi');
  },
};

export const MoreThanAreLoaded: Story = {
  tags: ['feature'],
  args: { people: people.slice(0, 3), total: 128 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+125')).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['feature'],
  render: () => (
    <>
      {(['tiny', 'small', 'medium', 'large'] as const).map((size) => (
        <StoryRow key={size}>
          <AvatarGroup aria-label={`Members, ${size}`} people={people} size={size} />
        </StoryRow>
      ))}
    </>
  ),
};

export const AllHaveRoom: Story = {
  tags: ['edge'],
  args: { people: people.slice(0, 4) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/\+/)).toBeNull();
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { 'aria-label': 'الأعضاء' },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
