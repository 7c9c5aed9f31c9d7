import { type RefObject, useEffect, useRef } from 'react';
import type Swiper from 'swiper';
import { useDirection } from '../i18n/useDirection.ts';
import { useLatest } from '../internals/useLatest.ts';
import * as styles from './Carousel.styles.ts';

/** Options of {@link useSwiper}. */
export interface UseSwiperOptions {
  /** Place of the slide that is shown. */
  index: number;
  /** How many slides there are. */
  count: number;
  /** Whether fingers leave the slides alone. */
  locked: boolean;
  /** Called with the place of the slide that a finger has brought. */
  onIndexChange: (index: number) => void;
}

const motion = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);

/**
 * Brings the slide with the index into a viewport, by a swiper that is fetched when the first carousel is on the
 * page; until then, and if it never comes, by scrolling.
 */
export function useSwiper(viewport: RefObject<HTMLElement | null>, options: UseSwiperOptions): void {
  const { index, count, locked } = options;
  const swiper = useRef<Swiper>(null);
  const latest = useLatest(options);
  const direction = useDirection();

  // Direction and number of slides are read by the swiper once, at its start.
  useEffect(() => {
    const element = viewport.current;
    if (!element || count === 0 || !direction) return;
    let wanted = true;
    const start = async () => {
      const { startSwiper } = await import('./startSwiper.ts');
      if (!wanted) return;
      swiper.current = startSwiper(element, {
        index: latest.current.index,
        speed: motion(),
        stripClass: styles.strip,
        slideClass: styles.slide,
        onIndexChange: (next) => {
          if (next !== latest.current.index) latest.current.onIndexChange(next);
        },
      });
      swiper.current.allowTouchMove = !latest.current.locked;
    };
    start().catch(() => undefined);
    return () => {
      wanted = false;
      swiper.current?.destroy(true, true);
      swiper.current = null;
    };
  }, [viewport, count, direction, latest]);

  useEffect(() => {
    if (swiper.current) {
      swiper.current.slideTo(index, motion());
      return;
    }
    const element = viewport.current;
    const slide = element?.firstElementChild?.children[index];
    if (!element || !slide) return;
    const distance = slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
    element.scrollBy({ left: distance, behavior: 'instant' });
  }, [viewport, index]);

  useEffect(() => {
    if (swiper.current) swiper.current.allowTouchMove = !locked;
  }, [locked]);
}
