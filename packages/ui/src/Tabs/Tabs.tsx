import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useDirection } from '../i18n/useDirection.ts';
import * as styles from './Tabs.styles.ts';
import { tabAfterKey } from './tabAfterKey.ts';

/** One tab. */
export interface TabItem {
  /** Names the tab in `value`. */
  id: string;
  /** The word on the tab. */
  label: ReactNode;
  /** An icon before the word. */
  icon?: ReactNode;
  /** After the word, such as a `Badge`. */
  badge?: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends ComponentProps<'div'> {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** Id of the chosen tab. */
  value: string;
  /** Told the id of the tab the person chose. */
  onValueChange: (value: string) => void;
  /** `fill` gives every tab the same width. Default `hug`. */
  fit?: 'hug' | 'fill';
  /** What the chosen tab shows. */
  children?: ReactNode;
}

/** Several views in one place. Renders a `<div>` with a tab list and the panel of the chosen tab. */
export function Tabs({ label, tabs, value, onValueChange, fit = 'hug', children, ...rest }: TabsProps) {
  const id = useId();
  const direction = useDirection();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const enabled = tabs.filter((tab) => !tab.disabled).map((tab) => tab.id);
    const next = tabAfterKey(enabled, value, event.key, direction);
    if (next === null) return;
    event.preventDefault();
    onValueChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };

  return (
    <div {...rest}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} data-fit={fit}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            className={styles.tab}
            onClick={() => onValueChange(tab.id)}
            onKeyDown={move}
          >
            {tab.icon}
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
