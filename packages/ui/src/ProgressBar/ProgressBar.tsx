import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import type { Severity } from '../tokens/Severity.ts';
import * as styles from './ProgressBar.styles.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'value' | 'max'> {
  /** What is under way, for screen readers. */
  label: string;
  /** How much is done, from 0 to 1; left out while that is unknown. */
  value?: number;
  /** Colour. Default `primary`. */
  tone?: 'primary' | Extract<Severity, 'success' | 'error'>;
}

/** How far something has come. Renders a `<progress>`. */
export function ProgressBar({ label, value, tone = 'primary', className, ...rest }: ProgressBarProps) {
  const format = useFormat();
  return (
    <progress
      aria-valuetext={value === undefined ? undefined : format.percent(value)}
      {...rest}
      aria-label={label}
      max={1}
      value={value}
      className={cx(styles.root, className)}
      data-tone={tone}
    />
  );
}
