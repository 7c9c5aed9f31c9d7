import { cx } from '@linaria/core';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react';
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
  /**
   * Why the action is not possible now, as a sentence. With one the button looks disabled and a press does nothing,
   * but it keeps its place in the Tab order, shows the reason on hover and focus, and has it read aloud.
   */
  disabledReason?: string | null;
  /** An icon before the text. */
  icon?: ReactNode;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Starts an action. Renders a `<button>`, of type `button` by default. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  loading,
  disabledReason,
  disabled,
  icon,
  className,
  children,
  onClick,
  onKeyDown,
  onBlur,
  'aria-disabled': off,
  'aria-describedby': description,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  // Escape takes the reason out of sight until the focus comes back (WCAG 1.4.13).
  const [shut, setShut] = useState(false);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !disabledReason}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      data-state={loading ? 'loading' : disabledReason ? 'unavailable' : 'idle'}
      aria-busy={loading || undefined}
      aria-disabled={loading || Boolean(disabledReason) || off}
      aria-describedby={disabledReason ? cx(description, reasonId) : description}
      onClick={loading || disabledReason ? swallow : onClick}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape') setShut(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setShut(false);
      }}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {loading ? <Spinner className={styles.spinner} size="small" /> : null}
      {disabledReason ? (
        // Hidden, so that it describes the button and does not become a part of its name.
        <span aria-hidden="true" id={reasonId} className={styles.reason} data-state={shut ? 'shut' : 'ready'}>
          {disabledReason}
        </span>
      ) : null}
    </button>
  );
}
