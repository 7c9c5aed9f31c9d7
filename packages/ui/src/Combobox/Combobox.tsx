import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
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
export function Combobox(props: ComboboxProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FormField {...frame}>
      <ComboboxInput {...control} listLabel={props.label} />
    </FormField>
  );
}
