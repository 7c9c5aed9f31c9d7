export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export type { PhonePrefix } from './PhonePrefix.ts';
