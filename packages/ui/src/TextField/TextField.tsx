import { FormField, type FormFieldTexts } from '../FormField/FormField.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FormFieldTexts, TextInputProps {}

/**
 * One line of text with its label. Renders a `<div>` with an `<input>`; class and style go to the `<div>`,
 * ref and the rest to the input.
 */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  className,
  style,
  id,
  required,
  ...rest
}: TextFieldProps) {
  return (
    <FormField {...{ label, hideLabel, hint, error, className, style, required }} controlId={id}>
      <TextInput {...rest} />
    </FormField>
  );
}
