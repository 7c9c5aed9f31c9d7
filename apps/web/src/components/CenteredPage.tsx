import type { ComponentProps } from 'react';
import * as styles from './CenteredPage.styles.ts';

/** A page with one thing in its middle. Renders a `<main>`. */
export function CenteredPage({ children }: Pick<ComponentProps<'main'>, 'children'>) {
  return <main className={styles.root}>{children}</main>;
}
