import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useLoadingText } from '../i18n/useText.ts';
import * as styles from './Spinner.styles.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ComponentProps<'span'> {
  /** 16, 20 or 32 pixels. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** What is being waited for. Default "Loading" in the interface language. */
  label?: string;
}

/** A turning ring while something is on its way. Renders a `<span role="status">`. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  const text = useLoadingText();
  return (
    <span
      role="status"
      aria-label={label ?? text('loading')}
      {...rest}
      className={cx(styles.root, className)}
      data-size={size}
    />
  );
}
