import { Icon } from '@franca/ui';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './Checkout.styles.ts';

/** Props of {@link WayLink}. */
export interface WayLinkProps {
  /** Where it leads. */
  to: string;
  /** What is chosen with it. */
  title: string;
  /** A picture before the words. */
  icon?: LucideIcon;
  /** Quieter words below. */
  children?: ReactNode;
}

/** One of a few ways to go on, as a large link. */
export function WayLink({ to, title, icon, children }: WayLinkProps) {
  return (
    <Link className={styles.way} to={to}>
      {icon ? <Icon icon={icon} /> : null}
      <span className={styles.wayWords}>
        <span className={styles.wayTitle}>{title}</span>
        {children ? <span className={styles.wayHint}>{children}</span> : null}
      </span>
      <Icon icon={ChevronRight} flip />
    </Link>
  );
}
