import { Badge, Tooltip, VisuallyHidden } from '@franca/ui';
import type { ReactNode } from 'react';
import * as styles from './Shell.styles.ts';

/** Props of {@link NavItem}. */
export interface NavItemProps {
  /** What it leads to. */
  label: string;
  /** Its picture. */
  icon: ReactNode;
  /** Shows that this part is open now. */
  isCurrent?: boolean;
  /** Something new in there; nothing shows at 0. */
  count?: number;
  /** Called when it is chosen. */
  onClick: () => void;
}

// The tip is the same word as the button's name: it must not be read twice.
const tip = { role: 'label', placement: 'right' } as const;

/** One entry of the rail: a picture, its name beside it while it is pointed at. */
export function NavItem({ label, icon, isCurrent, count = 0, onClick }: NavItemProps) {
  return (
    <Tooltip {...tip} text={label}>
      <button
        type="button"
        className={styles.item}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
      >
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
        <Badge className={styles.count} count={count} />
      </button>
    </Tooltip>
  );
}
