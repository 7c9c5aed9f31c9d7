import { ChoiceField, type ChoiceProps } from '../FormField/ChoiceField.tsx';
import * as styles from './Switch.styles.ts';

/** Props of {@link Switch}. */
export type SwitchProps = ChoiceProps;

/**
 * Turns something on or off at once. Renders a `<div>` with an `<input role="switch">` inside its `<label>`; class and
 * style go to the `<div>`, ref and the rest to the input.
 */
export function Switch(props: SwitchProps) {
  // A native checkbox reports its own checked state, so the role needs no aria-checked beside it.
  return <ChoiceField {...props} role="switch" inputClassName={styles.input} />;
}
