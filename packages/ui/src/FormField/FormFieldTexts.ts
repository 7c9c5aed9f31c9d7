import type { ReactNode } from 'react';

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
