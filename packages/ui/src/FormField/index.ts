export { FormField, type FormFieldProps } from './FormField.tsx';
export type { FieldNoteTexts, FormFieldTexts } from './splitFieldProps.ts';
export { type FormFieldControlProps, useFormField } from './useFormField.ts';
