import { cx } from '@linaria/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ComponentProps, isValidElement, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useDirection } from '../i18n/useDirection.ts';
import { useGalleryText } from '../i18n/useText.ts';
import { useControlled } from '../internals/useControlled.ts';
import { indexAfterKey } from '../kit/indexAfterKey.ts';
import * as styles from './Carousel.styles.ts';
import { useSwiper } from './useSwiper.ts';

/** Props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'defaultValue'> {
  /** Names the carousel for screen readers. */
  label: string;
  /** Place of the slide that is shown, from 0, when the owner decides. */
  value?: number;
  /** Place of the slide that is shown at first, when it decides itself. Default 0. */
  defaultValue?: number;
  /** Called with the place of the slide the person went to. */
  onValueChange?: (value: number) => void;
  /** Keys and fingers leave the slides alone, because what is in a slide needs them; the buttons still work. */
  locked?: boolean;
}

// What takes arrow keys for itself.
const typing = 'input, textarea, select, [contenteditable], [role="slider"]';

/**
 * One of several things at a time, to be looked through by button, key or finger; it never moves by itself. Each
 * child is a slide. Renders a `<section>`, on a server too; what moves the slides under a finger is fetched later.
 */
export function Carousel({
  label,
  value: given,
  defaultValue = 0,
  onValueChange,
  locked = false,
  className,
  children,
  onKeyDown,
  ...rest
}: CarouselProps) {
  const text = useGalleryText();
  const direction = useDirection();
  const viewport = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const slides = Children.toArray(children);
  const count = slides.length;
  const index = Math.max(0, Math.min(value, count - 1));
  useSwiper(viewport, { index, count, locked, onIndexChange: setValue });

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const { target } = event;
    if (event.defaultPrevented || locked || (target instanceof Element && target.closest(typing))) return;
    const next = indexAfterKey(event.key, index, { count, orientation: 'horizontal', direction });
    if (next === null || next === index) return;
    event.preventDefault();
    setValue(next);
  };
  const step = (by: 1 | -1) => {
    const next = index + by;
    // A button that is off at the end keeps the focus, so that keys go on from there.
    if (next >= 0 && next < count) setValue(next);
  };
  const place = (at: number) => text('slideOf', { number: at + 1, count });

  return (
    <section
      aria-label={label}
      aria-roledescription={text('carousel')}
      {...rest}
      className={cx(styles.root, className)}
      onKeyDown={moveByKey}
    >
      {/* What can be scrolled must be reached by keyboard; the arrow keys move it. */}
      <div tabIndex={count > 1 ? 0 : undefined} ref={viewport} className={styles.viewport}>
        <div className={styles.strip}>
          {slides.map((slide, at) => (
            <div
              key={isValidElement(slide) ? slide.key : at}
              className={styles.slide}
              {...{ role: 'group', 'aria-roledescription': text('slide'), 'aria-label': place(at) }}
              inert={at !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 ? (
        <div className={styles.controls}>
          <IconButton label={text('previous')} aria-disabled={index === 0} onClick={() => step(-1)}>
            <Icon icon={ChevronLeft} flip />
          </IconButton>
          <span className={styles.place} aria-live="polite">
            {place(index)}
          </span>
          <IconButton label={text('next')} aria-disabled={index === count - 1} onClick={() => step(1)}>
            <Icon icon={ChevronRight} flip />
          </IconButton>
        </div>
      ) : null}
    </section>
  );
}
