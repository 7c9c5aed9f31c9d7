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

/** The lines of a card that its page wrote, and the edges of their words. */
function linesOf(card: HTMLElement): { words: DOMRect; column: DOMRect }[] {
  const column = card.lastElementChild;
  if (!column) throw new Error('A card must have words.');
  return [...column.children].map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return { words: range.getBoundingClientRect(), column: line.getBoundingClientRect() };
  });
}

/** A card in Arabic: the picture stands on the right, and all lines begin beside it. */
export const RightToLeft: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: {
    preview: { ...demoPreview, title: 'الخبز والماء', description: 'كيف تخبز بأربعة أشياء', site: 'الخبّاز' },
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('link');
    const picture = card.firstElementChild?.getBoundingClientRect();
    await expect(picture?.right).toBeCloseTo(card.getBoundingClientRect().right, 0);
    const lines = linesOf(card);
    await expect(lines).toHaveLength(3);
    for (const { words, column } of lines) await expect(words.right).toBeCloseTo(column.right, 0);
  },
};

/** A page in Arabic among people who read from left to right: all lines begin on the left, the long one is cut at its own end. */
export const ArabicPage: Story = {
  tags: ['edge'],
  args: {
    preview: {
      ...demoPreview,
      title: 'الخبز والماء',
      description: 'كيف تخبز بأربعة أشياء، '.repeat(6),
      site: 'الخبّاز',
    },
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('link');
    const [title, description, place] = linesOf(card);
    await expect(title?.words.left).toBeCloseTo(title?.column.left ?? 0, 0);
    await expect(place?.words.left).toBeCloseTo(place?.column.left ?? 0, 0);
    await expect(description?.words.right).toBeCloseTo(description?.column.right ?? 0, 0);
  },
};
