import { type ReactNode, useId } from 'react';
import * as styles from './SettingsGroup.styles.ts';

/** Props of {@link SettingsGroup}. */
export interface SettingsGroupProps {
  /** What the settings have in common; the heading of the group. */
  title: string;
  /** The settings, one below the other. */
  children: ReactNode;
}

/** One group of the settings dialog: a heading and what belongs under it. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
