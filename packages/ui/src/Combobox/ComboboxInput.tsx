import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFormField } from '../FormField/useFormField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFieldText } from '../i18n/useText.ts';
import { joinHandlers } from '../internals/joinHandlers.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as fieldStyles from '../TextField/TextField.styles.ts';
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { type ComboboxOptions, useCombobox } from './useCombobox.ts';

/** Props of {@link ComboboxInput}. */
export interface ComboboxInputProps
  extends ComboboxOptions,
    Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'onValueChange' | 'readOnly' | 'end'> {
  /** Names the list for screen readers. */
  listLabel: string;
  /** What stands in the list when nothing is found. Default "No results" in the interface language. */
  emptyText?: ReactNode;
  /** The items are still on their way: the list says so. */
  loading?: boolean;
}

/**
 * The frame, the `<input role="combobox">` and the list of a combobox, without label. Class and style go to the
 * frame, ref and the rest to the input; a form gets the value of the chosen item under `name`.
 */
export function ComboboxInput({
  items,
  value,
  defaultValue,
  onValueChange,
  readOnly,
  listLabel,
  emptyText,
  loading = false,
  start,
  name,
  ref,
  ...rest
}: ComboboxInputProps) {
  const text = useFieldText();
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox(input, { items, value, defaultValue, onValueChange, readOnly });
  const merged = useMergedRef<HTMLInputElement>(useMergedRef(input, box.setField), ref);
  const field = useFormField();
  const disabled = rest.disabled ?? field.disabled;

  return (
    <>
      <TextInput
        {...joinHandlers(rest, box.fieldProps)}
        ref={merged}
        start={start ?? box.selected?.icon}
        end={
          readOnly ? null : (
            <IconButton
              className={fieldStyles.inside}
              size="small"
              label={text('showOptions')}
              tabIndex={-1}
              aria-hidden
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                box.setOpen(!box.open);
              }}
            >
              <Icon icon={ChevronDown} size="small" />
            </IconButton>
          )
        }
      />
      {name ? (
        <input
          type="hidden"
          name={name}
          form={rest.form}
          value={box.selected?.value ?? ''}
          disabled={disabled}
        />
      ) : null}
      {box.open ? <ComboboxList box={box} label={listLabel} emptyText={emptyText} loading={loading} /> : null}
    </>
  );
}
