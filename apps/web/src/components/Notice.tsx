import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Notice.styles.ts';

/** A page with one thing in its middle. Renders a `<main>`. */
export function CenteredPage({ children }: Pick<ComponentProps<'main'>, 'children'>) {
  return <main className={styles.page}>{children}</main>;
}

/** Props of {@link Notice}. */
export interface NoticeProps extends Pick<ComponentProps<'div'>, 'role'> {
  /** A picture above the words. */
  icon: ReactNode;
  /** What there is to know; the page's heading. */
  title: string;
  /** What to do about it. */
  children: ReactNode;
  /** The button that leads on. */
  action: ReactNode;
}

/** The one thing that a page says: picture, heading, sentence, button. */
export function Notice({ icon, title, children, action, role }: NoticeProps) {
  return (
    <div className={styles.root} role={role}>
      <div className={styles.picture}>{icon}</div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
