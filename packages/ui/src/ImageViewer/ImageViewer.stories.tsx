import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { storyPictures } from '../testing/storyPictures.ts';
import { withZoom } from '../testing/withZoom.tsx';
import { imageViewerGuide } from './ImageViewer.guide.ts';
import { ImageViewer } from './ImageViewer.tsx';

const noon = { src: storyPictures.wide, alt: 'Hills at noon', caption: 'On the way to the lake' };
const images = [
  noon,
  { src: storyPictures.high, alt: 'Hills in the morning', downloadUrl: storyPictures.high },
  { src: storyPictures.square, alt: 'Hills in the evening' },
];

const meta: Meta<typeof ImageViewer> = {
  title: 'Media/ImageViewer',
  component: ImageViewer,
  args: {
    label: 'Photos of the trip',
    images: [noon],
    defaultOpen: true,
    trigger: <Button variant="neutral">Photos</Button>,
    onOpenChange: fn(),
  },
  parameters: { guide: imageViewerGuide, docs: { story: { inline: false, height: '480px' } } },
};

export default meta;

type Story = StoryObj<typeof ImageViewer>;

const page = () => within(document.body);
const picture = (name: string) => page().findByRole('img', { name });
const hasLoaded = async (name: string) => {
  const image = await picture(name);
  await waitFor(() => expect(image.parentElement).toHaveAttribute('data-state', 'done'));
  return image;
};
const focusIsInside = () =>
  waitFor(() =>
    expect(page().getByRole('group', { name: 'Photos of the trip' }).contains(document.activeElement)).toBe(
      true,
    ),
  );
const isEnlarged = (scale: string) =>
  waitFor(() => expect(page().getByRole('button', { name: scale })).toBeVisible());

export const Default: Story = {
  play: async () => {
    const image = await hasLoaded('Hills at noon');
    const { width, height } = image.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(0.8 * window.innerWidth + 1);
    await expect(height).toBeLessThanOrEqual(0.8 * window.innerHeight + 1);
  },
};

export const Enlarged: Story = {
  tags: ['feature'],
  play: async () => {
    const image = await hasLoaded('Hills at noon');
    await focusIsInside();
    await userEvent.click(page().getByRole('button', { name: 'Enlarge' }));
    await isEnlarged('150%');
    await userEvent.keyboard('+');
    await isEnlarged('200%');
    await userEvent.keyboard('0');
    await isEnlarged('100%');
    await userEvent.dblClick(image);
    await isEnlarged('200%');
    const { left } = image.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(image.getBoundingClientRect().left).toBeLessThan(left));
    fireEvent.wheel(image, { ctrlKey: true, deltaY: -80 });
    await isEnlarged('298%');
  },
};

export const GivesBackTheFocus: Story = {
  tags: ['feature'],
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Photos' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await hasLoaded('Hills at noon');
    await focusIsInside();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Several: Story = {
  tags: ['feature'],
  args: { images },
  play: async () => {
    await hasLoaded('Hills at noon');
    await focusIsInside();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await page().findByRole('link', { name: 'Download' })).toBeVisible();
    await waitFor(() => expect(page().getByRole('group', { name: '2 of 3' }).inert).toBe(false));
    await userEvent.click(page().getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(page().getByRole('group', { name: '3 of 3' }).inert).toBe(false));
  },
};

export const Loading: Story = {
  tags: ['edge'],
  args: { images: [{ src: null, alt: 'Hills at noon' }] },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Enlarge' })).toBeVisible();
  },
};

export const WithError: Story = {
  tags: ['edge'],
  args: { images: [{ src: 'data:image/png;base64,broken', alt: 'Hills at noon' }] },
  play: async () => {
    await expect(await page().findByRole('alert')).toHaveTextContent('This picture could not be loaded.');
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    images: [
      {
        ...noon,
        caption:
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, trên đường đến hồ vào buổi trưa của ngày thứ ba trong chuyến đi của chúng tôi',
      },
    ],
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    label: 'صور الرحلة',
    images: images.map((image) => ({ ...image, alt: 'تلال', caption: 'في الطريق إلى البحيرة' })).slice(0, 1),
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
