export type { PhonePrefix } from './PhoneField.tsx';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
