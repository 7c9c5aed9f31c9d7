import { use } from 'react';
import { FormFieldContext } from './FormFieldContext.ts';

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
