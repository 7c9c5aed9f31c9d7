export { TextField, type TextFieldProps } from './TextField.tsx';
export { TextInput, type TextInputProps } from './TextInput.tsx';
