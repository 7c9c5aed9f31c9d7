import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import * as styles from './Skeleton.styles.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** A line of text, a picture of a person, or a box that fills its place. Default `text`. */
  shape?: 'text' | 'circle' | 'block';
  /** Width as a CSS length. Default: all there is. */
  width?: string | number;
  /** Height as a CSS length. Default: one line of text. */
  height?: string | number;
}

/**
 * Stands for content on its way, after 200 ms. Hidden from assistive technology: mark the place it fills with
 * `aria-busy`. Renders a `<span>`.
 */
export function Skeleton({ shape = 'text', width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.root, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
      data-shape={shape}
    />
  );
}
