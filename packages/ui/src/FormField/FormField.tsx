import { cx } from '@linaria/core';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import * as styles from './FormField.styles.ts';
import type { FormFieldTexts } from './splitFieldProps.ts';
import { useFieldNotes } from './useFieldNotes.tsx';
import { FormFieldContext } from './useFormField.ts';

/** Props of {@link FormField}. */
export interface FormFieldProps extends FormFieldTexts, ComponentProps<'div'> {
  /** A value must be given: marks the label and the control. */
  required?: boolean;
  /** The control is off. */
  disabled?: boolean;
  /** Quiet words at the other end of the label's line, such as a count. */
  aside?: ReactNode;
  /** Id of the control; made up when left out. */
  controlId?: string;
  /** The control; it takes its attributes from `useFormField`. */
  children: ReactNode;
}

/** Label, hint and error around one control. Renders a `<div>`. */
export function FormField({
  label,
  hideLabel,
  hint,
  error,
  disabledReason,
  required = false,
  disabled = false,
  aside,
  controlId,
  className,
  children,
  ...rest
}: FormFieldProps) {
  const made = useId();
  const id = controlId ?? made;
  const { notes, describedBy, invalid } = useFieldNotes(id, { hint, error, disabled, disabledReason });
  const state = useMemo(
    () => ({ controlId: id, describedBy, invalid, required, disabled }),
    [id, describedBy, invalid, required, disabled],
  );
  const labelElement = (
    <label className={styles.label} htmlFor={id}>
      <FieldLabel required={required}>{label}</FieldLabel>
    </label>
  );

  return (
    <div {...rest} className={cx(styles.root, className)} data-state={invalid ? 'invalid' : 'valid'}>
      <div className={styles.head}>
        {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      <FormFieldContext value={state}>{children}</FormFieldContext>
      {notes}
    </div>
  );
}
