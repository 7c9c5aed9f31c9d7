import { cx } from '@linaria/core';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.styles.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** What the action means, which gives its colour. Default `primary`. */
  variant?: 'primary' | 'accept' | 'resend' | 'block' | 'neutral' | 'ghost';
  /** 32, 40 or 48 pixels high (at least 44 on touch). Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width of its container. */
  wide?: boolean;
  /** The action is under way: shows a ring, keeps width and focus, and lets no second press through. */
  loading?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Starts an action. Renders a `<button>`, of type `button` unless told otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  loading,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      data-state={loading ? 'loading' : 'idle'}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? swallow : onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {loading ? <Spinner className={styles.spinner} size="small" /> : null}
    </button>
  );
}
