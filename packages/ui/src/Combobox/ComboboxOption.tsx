import { Check } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.styles.ts';
import type { ComboboxItem } from './ComboboxItem.ts';

/** Props of {@link ComboboxOption}. */
export interface ComboboxOptionProps extends Pick<ComponentProps<'div'>, 'id' | 'ref' | 'onPointerMove'> {
  /** The item to show. */
  item: ComboboxItem;
  /** The keyboard is on it. */
  active: boolean;
  /** It is the chosen one. */
  selected: boolean;
  /** Called when it is chosen. */
  onChoose: (item: ComboboxItem) => void;
}

/** One row of the list. Renders a `<div role="option">`; keys are handled by the field, which keeps the focus. */
export const ComboboxOption = memo(function ComboboxOption({
  item,
  active,
  selected,
  onChoose,
  ...rest
}: ComboboxOptionProps) {
  const behaviour = {
    role: 'option',
    'aria-selected': selected,
    // The field must keep the focus, so the press itself does nothing.
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
    onClick: () => onChoose(item),
  };
  return (
    <div {...rest} {...behaviour} className={styles.option} data-state={active ? 'active' : 'idle'}>
      {item.icon}
      <span className={styles.words}>{item.label}</span>
      {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
      {selected ? <Icon icon={Check} size="small" /> : null}
    </div>
  );
});
