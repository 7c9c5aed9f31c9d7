import { cx } from '@linaria/core';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { classOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
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
  /** Called when the button is pressed while it has a `disabledReason` and is not loading: show what is missing, where it is missing. */
  onUnavailablePress?: () => void;
  /** An icon before the text. */
  icon?: ReactNode;
  /**
   * Rendered in place of the `<button>`, such as a link: `<a href="/plans" />`. It gets the props, the ref and what the
   * button shows.
   */
  render?: Trigger;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Starts an action. Renders a `<button>`, of type `button` by default, or the element in `render`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  loading,
  disabledReason,
  onUnavailablePress,
  disabled,
  icon,
  render,
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
  const isOff = Boolean(loading || disabledReason);
  const refuse = (event: MouseEvent) => {
    swallow(event);
    if (disabledReason && !loading) onUnavailablePress?.();
  };
  const shared = {
    ...rest,
    className: cx(styles.root, render && classOfTrigger(render), className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
    'data-state': loading ? 'loading' : disabledReason ? 'unavailable' : 'idle',
    'aria-busy': loading || undefined,
    'aria-describedby': disabledReason ? cx(description, reasonId) : description,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      onKeyDown?.(event);
      if (event.key === 'Escape') setShut(true);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      onBlur?.(event);
      setShut(false);
    },
    children: (
      <>
        <span className={styles.content}>
          {icon}
          {children}
        </span>
        {loading ? <Spinner className={styles.spinner} size="small" /> : null}
        {disabledReason ? (
          // Hidden, so that it describes the button and does not become a part of its name.
          <span
            aria-hidden="true"
            id={reasonId}
            className={styles.reason}
            data-state={shut ? 'shut' : 'ready'}
          >
            {disabledReason}
          </span>
        ) : null}
      </>
    ),
  };
  if (render) {
    // A link has no `disabled`: it stays where it is and leads nowhere.
    const isShut = isOff || Boolean(disabled);
    const link = { ...shared, 'aria-disabled': isShut || off, onClick: isShut ? refuse : onClick };
    return withTrigger(render, link);
  }
  return (
    <button
      type="button"
      {...shared}
      disabled={disabled && !disabledReason}
      aria-disabled={isOff || off}
      onClick={isOff ? refuse : onClick}
    />
  );
}
