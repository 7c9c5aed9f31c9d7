import { FloatingNode } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import { Portal } from '../internals/Portal.tsx';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as popoverStyles from '../Popover/Popover.styles.ts';
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx';
import * as styles from './Combobox.styles.ts';
import { ComboboxOption } from './ComboboxOption.tsx';
import { type ComboboxOptions, useCombobox } from './useCombobox.ts';

/** Props of {@link ComboboxInput}. */
export interface ComboboxInputProps
  extends ComboboxOptions,
    Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'end'> {
  /** Names the list for screen readers. */
  listLabel: string;
  /** What stands in the list when nothing is found. Default "No results" in the interface language. */
  emptyText?: ReactNode;
}

/**
 * The frame, the `<input role="combobox">` and the list of a combobox, without label. Class and style go to the
 * frame, ref and the rest to the input.
 */
export function ComboboxInput({
  items,
  value,
  onValueChange,
  listLabel,
  emptyText,
  start,
  className,
  style,
  disabled,
  ref,
  ...rest
}: ComboboxInputProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox({ items, value, onValueChange });
  const merged = useMergedRef<HTMLInputElement>(useMergedRef(input, box.setField), ref);
  const surface = { role: 'listbox', 'aria-label': listLabel };

  return (
    <FloatingNode id={box.nodeId}>
      <TextInput
        {...box.getInputProps(rest)}
        ref={merged}
        disabled={disabled}
        className={className}
        style={style}
        start={start ?? box.selected?.icon}
        end={
          <IconButton
            className={styles.toggle}
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
        }
      />
      {box.open ? (
        <Portal>
          <div
            {...box.listProps}
            {...surface}
            ref={box.setList}
            className={cx(popoverStyles.surface, styles.list)}
            style={box.listStyle}
          >
            {box.found.map((item, index) => (
              <ComboboxOption
                key={item.value}
                id={box.optionId(item)}
                ref={(element) => {
                  box.elements.current[index] = element;
                }}
                item={item}
                active={index === box.activeIndex}
                selected={item.value === value}
                onChoose={box.choose}
                onPointerMove={() => box.setActiveIndex(index)}
              />
            ))}
            {box.found.length === 0 ? (
              <div className={styles.none}>{emptyText ?? text('noResults')}</div>
            ) : null}
          </div>
        </Portal>
      ) : null}
    </FloatingNode>
  );
}
