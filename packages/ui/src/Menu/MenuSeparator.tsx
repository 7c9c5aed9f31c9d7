import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import * as styles from './Menu.styles.ts';

/** Props of {@link MenuSeparator}. */
export type MenuSeparatorProps = ComponentProps<'hr'>;

/** A hairline between two groups of items. Renders an `<hr>`. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <hr {...rest} className={cx(styles.separator, className)} />;
}
