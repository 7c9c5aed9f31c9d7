import { cx } from '@linaria/core';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FormField.styles.ts';
import { FormFieldContext } from './FormFieldContext.ts';

/** The words around a control, shared by all fields. */
export interface FormFieldTexts {
  /** Names the control. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Help under the control. */
  hint?: ReactNode;
  /** Why the value is not accepted; its presence marks the control as invalid. */
  error?: ReactNode;
}

/** Props of {@link FormField}. */
export interface FormFieldProps extends FormFieldTexts, ComponentProps<'div'> {
  /** A value must be given. */
  required?: boolean;
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
  required = false,
  controlId,
  className,
  children,
  ...rest
}: FormFieldProps) {
  const made = useId();
  const id = controlId ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const state = useMemo(
    () => ({ controlId: id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  const labelElement = (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  );

  return (
    <div {...rest} className={cx(styles.root, className)} data-state={invalid ? 'invalid' : 'valid'}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <FormFieldContext value={state}>{children}</FormFieldContext>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      <div className={styles.error} id={errorId} aria-live="polite">
        {error ? (
          <>
            <Icon icon={CircleAlert} size="small" />
            <span>{error}</span>
          </>
        ) : null}
      </div>
    </div>
  );
}
