import { cx } from '@linaria/core';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx';
import * as styles from './SearchField.styles.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'type' | 'start' | 'end'> {
  /** Names the field for screen readers, and is its placeholder. Default "Search" in the interface language. */
  label?: string;
  /** What is searched for. */
  value: string;
  /** Tells the new text; an empty one when the person clears the field (button or Escape). */
  onValueChange: (value: string) => void;
}

/** A search box. Renders a `<div>` with an `<input type="search">`; ref and the rest go to the input. */
export function SearchField({
  label,
  value,
  onValueChange,
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const text = useText();
  const name = label ?? text('search');
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && value && !event.defaultPrevented) {
      // Escape empties the field first; only the next one closes what is around it.
      event.preventDefault();
      event.stopPropagation();
      onValueChange('');
    }
  };
  return (
    <TextInput
      placeholder={name}
      aria-label={name}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      type="search"
      className={cx(styles.root, className)}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={clearOnEscape}
      start={<Icon icon={Search} size="small" />}
      end={
        value ? (
          <IconButton
            className={styles.clear}
            size="small"
            shape="round"
            label={text('clear')}
            onClick={() => onValueChange('')}
          >
            <Icon icon={X} size="small" />
          </IconButton>
        ) : null
      }
    />
  );
}
