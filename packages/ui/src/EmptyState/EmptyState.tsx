import { cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './EmptyState.styles.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An icon above the words. */
  icon?: ReactNode;
  /** What is not here, in a few words. */
  title: ReactNode;
  /** One action, such as a button. */
  action?: ReactNode;
  /** A sentence on what to do about it. */
  children?: ReactNode;
}

/** Stands where content would be: a title, a sentence and one action. Renders a `<div>`. */
export function EmptyState({ icon, title, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {icon ? <div className={styles.picture}>{icon}</div> : null}
      <p className={styles.title}>{title}</p>
      {children ? <p>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
