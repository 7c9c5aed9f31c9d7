import { type ReactNode, useRef } from 'react';
import { itemsBySelector, useRovingFocus } from '../kit/useRovingFocus.ts';
import * as styles from './Tabs.styles.ts';

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
  /** What the tab shows when it is chosen. Default: the children of the `Tabs`. */
  panel?: ReactNode;
}

/** Props of {@link TabList}. */
export interface TabListProps {
  /** Names the row for screen readers. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** Whether the arrow keys choose, or only move. */
  activation: 'automatic' | 'manual';
  /** Whether all tabs have the same width. */
  fit: 'hug' | 'fill';
  /** What the ids of tabs and panels begin with. */
  id: string;
  /** Id of the chosen tab. */
  value: string;
  /** Called with the id of the tab the person chose. */
  onValueChange: (value: string) => void;
}

/** The row of tabs. Renders a `<div role="tablist">` with a `<button role="tab">` each. */
export function TabList({ id, label, tabs, value, onValueChange, activation, fit }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const enabled = tabs.filter((tab) => !tab.disabled).map((tab) => tab.id);
  // A value that names no tab, or one that is off, must not take the keyboard's way in.
  const stop = enabled.includes(value) ? value : enabled[0];

  const roving = useRovingFocus({
    container: list,
    items: (container) => itemsBySelector(container, '[data-tab]:not(:disabled)'),
    orientation: 'horizontal',
    loop: true,
    onMove: (index) => {
      const next = enabled[index];
      if (activation === 'automatic' && next !== undefined) onValueChange(next);
    },
  });

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} data-fit={fit}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === value}
          aria-controls={tab.panel === undefined ? `${id}-panel` : `${id}-${tab.id}-panel`}
          tabIndex={tab.id === stop ? 0 : -1}
          disabled={tab.disabled}
          className={styles.tab}
          onClick={() => onValueChange(tab.id)}
          onKeyDown={roving.onKeyDown}
        >
          {tab.icon}
          {tab.label}
          {tab.badge}
        </button>
      ))}
    </div>
  );
}
