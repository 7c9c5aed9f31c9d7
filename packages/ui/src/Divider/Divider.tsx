import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import * as styles from './Divider.styles.ts';

/** Props of {@link Divider}. */
export type DividerProps = ComponentProps<'div'>;

/** A hairline between two parts, with a word in the middle when it has children. Renders a `<div>`. */
export function Divider({ className, children, ...rest }: DividerProps) {
  // A separator hides its children from assistive technology, so a divider with words is not one.
  const role = children ? undefined : 'separator';
  return (
    <div role={role} {...rest} className={cx(styles.root, className)}>
      {children}
    </div>
  );
}
