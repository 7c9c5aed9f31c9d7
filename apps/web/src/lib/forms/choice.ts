import type { FormField } from './schemaForm.ts';

/** The props of a field whose value is one of a list; an empty value is the placeholder. */
export const choice = ({ value, error, onChange, onBlur, ref }: FormField) => ({
  value: value || null,
  error,
  onValueChange: onChange,
  onBlur,
  ref,
});
