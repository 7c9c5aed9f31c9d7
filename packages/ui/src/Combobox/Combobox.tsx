import { FormField, type FormFieldTexts } from '../FormField/FormField.tsx';
import { ComboboxInput, type ComboboxInputProps } from './ComboboxInput.tsx';

/** Props of {@link Combobox}. */
export interface ComboboxProps extends Omit<FormFieldTexts, 'label'>, Omit<ComboboxInputProps, 'listLabel'> {
  /** Names the field and its list. */
  label: string;
}

/**
 * A list to choose from by typing. Renders a `<div>` with an `<input role="combobox">`; class and style go to the
 * `<div>`, ref and the rest to the input.
 */
export function Combobox({
  label,
  hideLabel,
  hint,
  error,
  className,
  style,
  id,
  required,
  ...rest
}: ComboboxProps) {
  return (
    <FormField {...{ label, hideLabel, hint, error, className, style, required }} controlId={id}>
      <ComboboxInput {...rest} listLabel={label} />
    </FormField>
  );
}
