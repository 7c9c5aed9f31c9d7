import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import * as styles from './Card.styles.ts';

/** Props of {@link Card}. */
export interface CardProps extends ComponentProps<'div'> {
  /** 0, 16 or 24 pixels inside. Default `medium`. */
  padding?: 'none' | 'small' | 'medium';
  /** Lifts the card off the page with the shadow. */
  floating?: boolean;
}

/** A framed surface for things that belong together. Renders a `<div>`. */
export function Card({ padding = 'medium', floating, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-padding={padding}
      data-floating={floating ? '' : undefined}
    />
  );
}
