import type { CSSProperties, ReactNode } from 'react';

/** The words under a control. */
export interface FieldNoteTexts {
  /** Help under the control. */
  hint?: ReactNode;
  /** Why the value is not accepted; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Why the control is off; takes the place of the hint while `disabled` is set. */
  disabledReason?: ReactNode;
}

/** The words around a control, shared by all fields. */
export interface FormFieldTexts extends FieldNoteTexts {
  /** Names the control. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** What every field with a label takes for the words and the box around its control. */
export interface FieldFrameProps extends Partial<FormFieldTexts> {
  /** Class of the box. */
  className?: string;
  /** Style of the box. */
  style?: CSSProperties;
  /** Id of the control, at which the label points. */
  id?: string;
  /** A value must be given. */
  required?: boolean;
  /** The control is off. */
  disabled?: boolean;
}

/** Parts the props of a field in two: those of the `FormField` around it, and those of the control. */
export function splitFieldProps<Props extends FieldFrameProps>({
  label,
  hideLabel,
  hint,
  error,
  disabledReason,
  className,
  style,
  id,
  required,
  disabled,
  ...control
}: Props) {
  const frame = {
    label,
    hideLabel,
    hint,
    error,
    disabledReason,
    className,
    style,
    controlId: id,
    required,
    disabled,
  };
  return { frame, control };
}
