import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
import { CodeDigits, type CodeDigitsProps } from './CodeDigits.tsx';

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends FormFieldTexts, CodeDigitsProps {}

/**
 * A short code from a message: six cells drawn over one real field, so that autofill, paste and screen readers
 * work. Renders a `<div>` with an `<input>`; class and style go to the `<div>`, ref and the rest to the input.
 */
export function CodeField(props: CodeFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FormField {...frame}>
      <CodeDigits {...control} />
    </FormField>
  );
}
