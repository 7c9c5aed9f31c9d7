import { Check } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.styles.ts';
import type { ComboboxItem } from './ComboboxItem.ts';

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
export const ComboboxOption = memo(function ComboboxOption({
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
