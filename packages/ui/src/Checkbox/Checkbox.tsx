import { cx } from '@linaria/core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './Checkbox.styles.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The text beside the box, part of what can be pressed. */
  label: ReactNode;
  /** Some but not all of what the box stands for is chosen. */
  indeterminate?: boolean;
}

/** A box to tick. Renders a `<label>` with an `<input>`; class and style go to the label, the rest to the input. */
export function Checkbox({ label, indeterminate = false, className, style, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={cx(styles.root, className)} style={style}>
      <input {...rest} ref={useMergedRef(own, ref)} type="checkbox" className={styles.input} />
      <span>{label}</span>
    </label>
  );
}
