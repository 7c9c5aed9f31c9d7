import { cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './IconButton.styles.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does; read aloud and shown as its title. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `ghost` is quiet, `primary` filled. Default `ghost`. */
  variant?: 'ghost' | 'primary';
  /** 32, 40 or 48 pixels (at least 44 on touch). Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Corners. Default `square`. */
  shape?: 'square' | 'round';
}

/** A button that shows only an icon. Renders a `<button>`. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'medium',
  shape = 'square',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
    />
  );
}
