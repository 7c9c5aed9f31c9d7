import { createContext } from 'react';

/** What a field passes to the control inside it. */
export interface FormFieldState {
  /** The id that the label points at. */
  controlId: string;
  /** Ids of hint and error, for `aria-describedby`. */
  describedBy: string | undefined;
  /** The value is not accepted. */
  invalid: boolean;
  /** A value must be given. */
  required: boolean;
  /** The control is off. */
  disabled: boolean;
}

/** The field around a control; null where a control stands alone. */
export const FormFieldContext = createContext<FormFieldState | null>(null);
