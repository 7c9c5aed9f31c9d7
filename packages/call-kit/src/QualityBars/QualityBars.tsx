import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useCallText } from '../hooks/useCallText.ts';
import * as styles from './QualityBars.styles.ts';

/** Props of {@link QualityBars}. */
export interface QualityBarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Quality of the connection from 0, broken, to 5. */
  level: number;
}

/** Five bars that say how good a connection is. Renders a `<span>`. */
export function QualityBars({ level, className, ...rest }: QualityBarsProps) {
  const text = useCallText();
  return (
    <span
      role="img"
      aria-label={text('quality', { level })}
      {...rest}
      className={cx(styles.root, className)}
      data-level={level}
      data-fr-part="quality-bars"
    >
      {[1, 2, 3, 4, 5].map((bar) => (
        <span key={bar} data-on={bar <= level ? '' : undefined} />
      ))}
    </span>
  );
}
