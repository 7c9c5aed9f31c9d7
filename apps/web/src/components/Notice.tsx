import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Notice.styles.ts';

/** Props of {@link Notice}. */
export interface NoticeProps extends Pick<ComponentProps<'div'>, 'role'> {
  /** A picture above the words. */
  icon: ReactNode;
  /** What there is to know; the page's heading. */
  title: string;
  /** What to do about it. */
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
}

/** The one thing that a page says: picture, heading, sentence, way on. */
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
