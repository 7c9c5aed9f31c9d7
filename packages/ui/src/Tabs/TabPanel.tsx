import type { ReactNode } from 'react';
import * as styles from './Tabs.styles.ts';

/** Props of {@link TabPanel}. */
export interface TabPanelProps {
  /** Id of the panel, which its tab points to. */
  id: string;
  /** Id of the tab, which names the panel. */
  tabId: string;
  /** Another tab is chosen; the panel stays, empty, so that its tab points to something. */
  hidden: boolean;
  /** What the panel shows. */
  children: ReactNode;
}

// A panel of mere words must be within reach of the keyboard too (ARIA Authoring Practices, "Tabs").
const reachable = { tabIndex: 0 };

/** What a tab shows, one Tab after the row of tabs. Renders a `<div role="tabpanel">`. */
export function TabPanel({ id, tabId, hidden, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={tabId}
      hidden={hidden}
      {...reachable}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
