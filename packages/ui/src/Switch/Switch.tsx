import { cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Switch.styles.ts';

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** The text beside the switch, part of what can be pressed. */
  label: ReactNode;
}

// A native checkbox reports its own checked state, so the role needs no aria-checked beside it.
const asSwitch = { type: 'checkbox', role: 'switch' } as const;

/**
 * Turns something on or off at once. Renders a `<label>` with an `<input role="switch">`; class and style go to the
 * label, ref and the rest to the input.
 */
export function Switch({ label, className, style, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.root, className)} style={style}>
      <span>{label}</span>
      <input {...rest} {...asSwitch} className={styles.input} />
    </label>
  );
}
