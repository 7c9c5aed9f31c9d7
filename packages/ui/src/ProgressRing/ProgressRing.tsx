import { cx } from '@linaria/core';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import type { Severity } from '../tokens/Severity.ts';
import * as styles from './ProgressRing.styles.ts';

/** Props of {@link ProgressRing}. */
export interface ProgressRingProps extends ComponentProps<'span'> {
  /** What is under way, for screen readers. */
  label: string;
  /** How much is done, from 0 to 1; left out while that is unknown. */
  value?: number;
  /** 32, 48 or 72 pixels across. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Colour. Default `primary`. */
  tone?: 'primary' | Extract<Severity, 'success' | 'error'>;
  /** In the middle of the ring: a button to cancel, an icon, a percentage. */
  children?: ReactNode;
}

/**
 * How far something has come, as a ring around what is in its middle. Renders a `<span>` with the ring, a
 * `<span role="progressbar">`, beside its middle, so that a button there keeps its own role.
 */
export function ProgressRing({
  label,
  value,
  size = 'medium',
  tone = 'primary',
  className,
  style,
  children,
  ...rest
}: ProgressRingProps) {
  const format = useFormat();
  const done = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const sizes = { '--done': done, ...style } as CSSProperties;
  return (
    <span
      {...rest}
      className={cx(styles.root, className)}
      style={sizes}
      data-size={size}
      data-tone={tone}
      data-state={stateOf(done)}
    >
      <span
        role="progressbar"
        className={styles.ring}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={done}
        aria-valuetext={done === undefined ? undefined : format.percent(done)}
      >
        <svg className={styles.drawing} viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.track} cx="20" cy="20" r="18" />
          <circle className={styles.arc} cx="20" cy="20" r="18" pathLength="100" />
        </svg>
      </span>
      {children}
    </span>
  );
}

const stateOf = (done: number | undefined) => {
  if (done === undefined) return 'waiting';
  if (done === 0) return 'empty';
  return done === 1 ? 'done' : 'moving';
};
