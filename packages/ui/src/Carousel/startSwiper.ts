import Swiper from 'swiper';

/** Options of {@link startSwiper}. */
export interface SwiperOptions {
  /** Place of the slide to begin at. */
  index: number;
  /** Milliseconds from one slide to the next. */
  speed: number;
  /** Class of the strip that contains the slides. */
  stripClass: string;
  /** Class of a slide. */
  slideClass: string;
  /** Called with the place of the slide that a finger has brought. */
  onIndexChange: (index: number) => void;
}

/** Lets fingers move the slides of a viewport. A module of its own, so that the swiper comes only where it is used. */
export function startSwiper(
  viewport: HTMLElement,
  { index, speed, stripClass, slideClass, onIndexChange }: SwiperOptions,
): Swiper {
  // The place a browser scrolled to before would add to the one the swiper moves to.
  viewport.scrollLeft = 0;
  return new Swiper(viewport, {
    initialSlide: index,
    speed,
    wrapperClass: stripClass,
    slideClass,
    // Words in a slide can still be pressed and selected with the mouse; a finger or pen moves it.
    simulateTouch: false,
    on: { slideChange: ({ activeIndex }) => onIndexChange(activeIndex) },
  });
}
