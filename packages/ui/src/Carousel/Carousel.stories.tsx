import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StoryStack } from '../testing/StoryRow.tsx';
import { storyPictures } from '../testing/storyPictures.ts';
import { withZoom } from '../testing/withZoom.tsx';
import { carouselGuide } from './Carousel.guide.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const slide = (src: string, alt: string) => (
  <img key={alt} src={src} alt={alt} style={{ inlineSize: '100%', blockSize: 200, objectFit: 'cover' }} />
);

const meta: Meta<typeof Carousel> = {
  title: 'Media/Carousel',
  component: Carousel,
  args: {
    label: 'Photos of the trip',
    onValueChange: fn(),
    children: [
      slide(storyPictures.wide, 'Hills at noon'),
      slide(storyPictures.square, 'Hills in the evening'),
      slide(storyPictures.high, 'Hills in the morning'),
    ],
  },
  render: (args) => (
    <StoryStack>
      <Carousel {...args} />
    </StoryStack>
  ),
  parameters: { guide: carouselGuide },
};

export default meta;

type Story = StoryObj<typeof Carousel>;

const isShown = (canvasElement: HTMLElement, place: string) =>
  waitFor(() => {
    const slides = within(canvasElement).getAllByRole('group', { name: / of / });
    expect(slides.find((each) => !each.inert)).toHaveAccessibleName(place);
  });
const isReady = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull());

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Photos of the trip' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await isShown(canvasElement, '2 of 3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await isShown(canvasElement, '1 of 3');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await isReady(canvasElement);
  },
};

export const UsedByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await isReady(canvasElement);
    within(canvasElement).getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await isShown(canvasElement, '2 of 3');
    await userEvent.keyboard('{End}');
    await isShown(canvasElement, '3 of 3');
    await userEvent.keyboard('{ArrowRight}');
    await isShown(canvasElement, '3 of 3');
    await userEvent.keyboard('{Home}');
    await isShown(canvasElement, '1 of 3');
  },
};

export const Swiped: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await isReady(canvasElement);
    const picture = within(canvasElement).getByRole('img', { name: 'Hills at noon' });
    const finger = {
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      buttons: 1,
      clientY: 80,
    };
    const at = (clientX: number) => ({ ...finger, clientX, pageX: clientX, pageY: 80 });
    fireEvent.pointerDown(picture, at(300));
    for (const x of [280, 220, 140, 60]) fireEvent.pointerMove(document, at(x));
    fireEvent.pointerUp(document, at(60));
    await isShown(canvasElement, '2 of 3');
  },
};

function Remembered(props: CarouselProps) {
  const [value, setValue] = useState(1);
  return (
    <>
      <Carousel {...props} value={value} onValueChange={setValue} />
      <Button variant="neutral" onClick={() => setValue(2)}>
        Last
      </Button>
    </>
  );
}

export const Controlled: Story = {
  tags: ['feature'],
  render: (args) => (
    <StoryStack>
      <Remembered {...args} />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    await isShown(canvasElement, '2 of 3');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Last' }));
    await isShown(canvasElement, '3 of 3');
  },
};

export const OneSlide: Story = {
  tags: ['edge'],
  args: { children: [slide(storyPictures.wide, 'Hills at noon')] },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    children: [
      <p key="de" style={{ overflowWrap: 'anywhere' }}>
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </p>,
      <p key="vi">Những bức ảnh của chuyến đi vừa rồi</p>,
    ],
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'صور الرحلة' },
  play: async ({ canvasElement }) => {
    await isReady(canvasElement);
    within(canvasElement).getByRole('button', { name: 'التالي' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('img', { name: 'Hills in the evening' }).closest('[inert]'),
      ).toBeNull(),
    );
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
