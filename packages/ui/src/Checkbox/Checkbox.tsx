import { useEffect, useRef } from 'react';
import { ChoiceField, type ChoiceProps } from '../FormField/ChoiceField.tsx';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './Checkbox.styles.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends ChoiceProps {
  /** Some but not all of what the box stands for is chosen. */
  indeterminate?: boolean;
}

/**
 * A box to tick. Renders a `<div>` with an `<input>` inside its `<label>`; class and style go to the `<div>`, ref and
 * the rest to the input.
 */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <ChoiceField {...rest} ref={useMergedRef(own, ref)} inputClassName={styles.input} />;
}
