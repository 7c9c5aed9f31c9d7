import { type ComponentProps, type ReactNode, useId } from 'react';
import { useControlled } from '../internals/useControlled.ts';
import { type TabItem, TabList } from './TabList.tsx';
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
function TabPanel({ id, tabId, hidden, children }: TabPanelProps) {
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

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** Id of the chosen tab, when the parent keeps it. */
  value?: string;
  /** Id of the tab that is chosen to begin with. Default: the first that can be. */
  defaultValue?: string;
  /** Called with the id of the tab the person chose. */
  onValueChange?: (value: string) => void;
  /**
   * Whether the arrow keys choose (`automatic`), or only move to a tab, which Enter or Space then chooses (`manual`),
   * for views that take a while to come. Default `automatic`.
   */
  activation?: 'automatic' | 'manual';
  /** `fill` gives every tab the same width. Default `hug`. */
  fit?: 'hug' | 'fill';
  /** What the chosen tab shows, for tabs without a panel of their own. */
  children?: ReactNode;
}

/** Several views in one place. Renders a `<div>` with a tab list and the panel of the chosen tab. */
export function Tabs({
  label,
  tabs,
  value: given,
  defaultValue = tabs.find((tab) => !tab.disabled)?.id ?? '',
  onValueChange,
  activation = 'automatic',
  fit = 'hug',
  children,
  ...rest
}: TabsProps) {
  const id = useId();
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const own = tabs.filter((tab) => tab.panel !== undefined);
  const chosen = own.find((tab) => tab.id === value);

  return (
    <div {...rest}>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        value={value}
        onValueChange={setValue}
        activation={activation}
        fit={fit}
      />
      {own.map((tab) => (
        <TabPanel key={tab.id} id={`${id}-${tab.id}-panel`} tabId={`${id}-${tab.id}`} hidden={tab !== chosen}>
          {tab === chosen ? tab.panel : null}
        </TabPanel>
      ))}
      {own.length < tabs.length ? (
        <TabPanel id={`${id}-panel`} tabId={`${id}-${value}`} hidden={chosen !== undefined}>
          {chosen ? null : children}
        </TabPanel>
      ) : null}
    </div>
  );
}
