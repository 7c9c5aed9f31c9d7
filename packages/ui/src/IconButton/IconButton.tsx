import { cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import { classOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
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
  /** Rendered in place of the `<button>`, such as a link: `<a href="/settings" />`. It gets the props, the ref and the icon. */
  render?: Trigger;
}

/** A button that shows only an icon. Renders a `<button>`, or the element in `render`. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'medium',
  shape = 'square',
  render,
  className,
  ...rest
}: IconButtonProps) {
  const shared = {
    title: label,
    ...rest,
    'aria-label': label,
    className: cx(styles.root, render && classOfTrigger(render), className),
    'data-variant': variant,
    'data-size': size,
    'data-shape': shape,
  };
  return render ? withTrigger(render, shared) : <button type="button" {...shared} />;
}
