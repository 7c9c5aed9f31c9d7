import { Icon } from '@franca/ui/Icon';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import * as styles from './InfoOverview.styles.ts';

/** Props of {@link PanelAction}. */
export interface PanelActionProps {
  /** Stands before the words. */
  icon: LucideIcon;
  /** What the action does. */
  label: string;
  /** `block` for what takes something away. Default `plain`. */
  tone?: 'plain' | 'block';
  /** Whether another view comes. */
  leadsOn?: boolean;
  /** The action. */
  onClick: () => void;
}

/** One thing that can be done with a conversation, as a row of the panel. Renders a `<button>`. */
export function PanelAction({ icon, label, tone = 'plain', leadsOn = false, onClick }: PanelActionProps) {
  return (
    <button type="button" className={styles.action} data-tone={tone} onClick={onClick}>
      <Icon icon={icon} />
      <span className={styles.actionWords}>{label}</span>
      {leadsOn ? <Icon icon={ChevronRight} size="small" flip /> : null}
    </button>
  );
}
