import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { demoPreview } from '../testing/demoMedia.ts';
import { LinkCard, type LinkCardProps } from './LinkCard.tsx';

const meta: Meta<LinkCardProps> = {
  title: 'Chat/LinkCard',
  component: LinkCard,
  args: { preview: demoPreview },
};

export default meta;
type Story = StoryObj<LinkCardProps>;

/** Title, description, site and host. */
export const WithPicture: Story = {};

/** Nothing but a title: as high as the others. */
export const TitleOnly: Story = {
  args: { preview: { ...demoPreview, description: null, site: null, imageUrl: null } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('link');
    const { lineHeight } = getComputedStyle(card);
    await expect(card.getBoundingClientRect().height).toBeCloseTo(3 * Number.parseFloat(lineHeight) + 16, 0);
  },
};

/** Right to left, with a page in Arabic. */
export const RightToLeft: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: {
    preview: { ...demoPreview, title: 'الخبز والماء', description: 'كيف تخبز بأربعة أشياء', site: 'الخبّاز' },
  },
};
