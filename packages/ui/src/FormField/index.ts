export { FormField, type FormFieldProps, type FormFieldTexts } from './FormField.tsx';
export { type FormFieldControlProps, useFormField } from './useFormField.ts';
