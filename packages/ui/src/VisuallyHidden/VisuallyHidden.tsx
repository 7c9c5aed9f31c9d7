import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import * as styles from './VisuallyHidden.styles.ts';

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(styles.root, className)} />;
}
