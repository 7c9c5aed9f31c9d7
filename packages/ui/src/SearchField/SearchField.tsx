import { cx } from '@linaria/core';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFieldText } from '../i18n/useText.ts';
import { useFieldValue } from '../internals/useFieldValue.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as fieldStyles from '../TextField/TextField.styles.ts';
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx';
import * as styles from './SearchField.styles.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'type' | 'start' | 'end'> {
  /** Names the field for screen readers, and is its placeholder. Default "Search" in the interface language. */
  label?: string;
  /** What is searched for. Leave it out to let the field keep it. */
  value?: string;
  /** What is searched for at first, when the field keeps it. Default empty. */
  defaultValue?: string;
  /** Called with the new text; an empty one when the person clears the field (button or Escape). */
  onValueChange?: (value: string) => void;
  /** The search is under way: shows a ring in place of the magnifier. */
  loading?: boolean;
}

/**
 * A search box. Renders a `<div>` with an `<input type="search">`; class and style go to the `<div>`, ref and the
 * rest to the input.
 */
export function SearchField({
  label,
  value: given,
  defaultValue = '',
  onValueChange,
  loading = false,
  className,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const text = useFieldText();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue(field, given, defaultValue, onValueChange);
  const name = label ?? text('search');
  const canClear = value !== '' && !rest.disabled && !rest.readOnly;
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && canClear && !event.defaultPrevented) {
      // Escape empties the field first; only the next one closes what is around it.
      event.preventDefault();
      event.stopPropagation();
      setValue('');
    }
  };
  return (
    <TextInput
      placeholder={name}
      aria-label={name}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={useMergedRef(field, ref)}
      type="search"
      aria-busy={loading || undefined}
      className={cx(styles.root, className)}
      value={value}
      onValueChange={setValue}
      onKeyDown={clearOnEscape}
      start={loading ? <Spinner size="small" /> : <Icon icon={Search} size="small" />}
      end={
        canClear ? (
          <IconButton
            className={fieldStyles.inside}
            size="small"
            shape="round"
            label={text('clear')}
            onClick={() => {
              setValue('');
              // The button goes away with the text; people clear a search in order to write another.
              field.current?.focus();
            }}
          >
            <Icon icon={X} size="small" />
          </IconButton>
        ) : null
      }
    />
  );
}
