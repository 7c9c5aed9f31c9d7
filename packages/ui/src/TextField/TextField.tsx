import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FormFieldTexts, TextInputProps {}

/**
 * One line of text with its label. Renders a `<div>` with an `<input>`; class and style go to the `<div>`,
 * ref and the rest to the input.
 */
export function TextField(props: TextFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FormField {...frame}>
      <TextInput {...control} />
    </FormField>
  );
}
