import { use } from 'react';
import { sharedContext } from '../internals/sharedContext.ts';

/** What a field passes to the control inside it. */
interface FormFieldState {
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
export const FormFieldContext = sharedContext<FormFieldState | null>('FormField', null);

/** Attributes that tie a control to the `FormField` around it; empty where there is none. */
export interface FormFieldControlProps {
  /** The id that the label points at. */
  id?: string;
  /** Ids of hint and error. */
  'aria-describedby'?: string;
  /** The value is not accepted. */
  'aria-invalid'?: true;
  /** A value must be given. */
  required?: true;
  /** The control is off. */
  disabled?: true;
}

/** Returns the attributes that a control inside a `FormField` spreads before its own. */
export function useFormField(): FormFieldControlProps {
  const field = use(FormFieldContext);
  if (!field) return {};
  return {
    id: field.controlId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required || undefined,
    disabled: field.disabled || undefined,
  };
}
