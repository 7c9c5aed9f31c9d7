import { cx } from '@linaria/core';
import type { MouseEvent, ReactNode } from 'react';
import { useFieldText, useLoadingText } from '../i18n/useText.ts';
import { Portal } from '../internals/Portal.tsx';
import * as popoverStyles from '../Popover/Popover.styles.ts';
import * as styles from './Combobox.styles.ts';
import { ComboboxOption } from './ComboboxOption.tsx';
import type { ComboboxState } from './useCombobox.ts';

/** Props of {@link ComboboxList}. */
export interface ComboboxListProps {
  /** State and ready props. */
  box: ComboboxState;
  /** Names the list for screen readers. */
  label: string;
  /** What stands in the list when nothing is found. */
  emptyText: ReactNode;
  /** The items are still on their way. */
  loading: boolean;
}

/** The list under a combobox. Renders a `<div>` with a `<div role="listbox">` in a portal. */
export function ComboboxList({ box, label, emptyText, loading }: ComboboxListProps) {
  const text = useFieldText();
  const loadingText = useLoadingText();
  const list = { role: 'listbox', 'aria-label': label, 'aria-busy': loading || undefined };
  // The field must keep the focus, so the press itself does nothing.
  const surface = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  const empty = box.found.length === 0 ? (emptyText ?? text('noResults')) : null;
  return (
    <Portal>
      <div
        {...surface}
        ref={box.setSurface}
        className={cx(popoverStyles.surface, styles.surface)}
        style={box.surfaceStyle}
      >
        <div {...box.listProps} {...list} className={styles.list}>
          {box.found.map((item, index) => (
            <ComboboxOption
              key={item.value}
              id={box.optionId(index)}
              item={item}
              index={index}
              state={index === box.activeIndex ? 'active' : 'idle'}
              selected={item.value === box.selected?.value}
            />
          ))}
        </div>
        <div className={styles.none} role="status">
          {loading ? loadingText('loading') : empty}
        </div>
      </div>
    </Portal>
  );
}
