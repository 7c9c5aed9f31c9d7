import { cx } from '@linaria/core';
import { Check } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useFieldText, useLoadingText } from '../i18n/useText.ts';
import { Portal } from '../internals/Portal.tsx';
import * as popoverStyles from '../Popover/Popover.styles.ts';
import * as styles from './Combobox.styles.ts';
import type { ComboboxItem } from './filterItems.ts';
import type { ComboboxState } from './useCombobox.ts';

/** Props of {@link ComboboxOption}. */
export interface ComboboxOptionProps {
  /** The item to show. */
  item: ComboboxItem;
  /** Its id, by which the field points at it. */
  id: string;
  /** Its place in the list, by which the list knows what was pressed. */
  index: number;
  /** `active` when the keyboard is on it. */
  state: 'active' | 'idle';
  /** It is the chosen one. */
  selected: boolean;
}

/**
 * One row of the list. Renders a `<div role="option">`; keys are handled by the field, which keeps the focus, and
 * presses by the list. Drawn again only when something of its own changes, so that long lists stay quick.
 */
const ComboboxOption = memo(function ComboboxOption({
  item,
  id,
  index,
  state,
  selected,
}: ComboboxOptionProps) {
  const option = { id, role: 'option', 'aria-selected': selected, 'data-index': index, 'data-state': state };
  return (
    <div {...option} className={styles.option}>
      {item.icon}
      <span className={styles.words}>{item.label}</span>
      {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
      {selected ? <Icon icon={Check} size="small" /> : null}
    </div>
  );
});

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
    <Portal nodeId={box.nodeId}>
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
