import { Avatar, Badge, Icon, Tooltip, VisuallyHidden } from '@franca/ui';
import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo.tsx';
import { useText } from '../../strings/texts.ts';
import * as styles from './Shell.styles.ts';
import { accountItems, mainItems, type ShellTarget } from './shellItems.ts';

/** Props of {@link NavItem}. */
interface NavItemProps {
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
function NavItem({ label, icon, isCurrent, count = 0, onClick }: NavItemProps) {
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

/** Props of {@link Rail}. */
export interface RailProps {
  /** Who is signed in. */
  viewer: { name: string; avatarUrl: string | null };
  /** The part that is open now. */
  current: ShellTarget;
  /** What is new in the parts: unread messages, requests that wait for an answer. */
  counts: Partial<Record<ShellTarget, number>>;
  /** Called when the person chooses an entry. */
  onSelect: (target: ShellTarget) => void;
}

/** The left rail: chats and the parts beside them, below them the account. */
export function Rail({ viewer, current, counts, onSelect }: RailProps) {
  const text = useText();
  return (
    <nav className={styles.rail} aria-label={text('shell.mainMenu')}>
      <span className={styles.mark}>
        <Logo size={36} withName={false} />
      </span>
      {mainItems.map(({ target, icon }) => (
        <NavItem
          key={target}
          label={text(`shell.${target}`)}
          icon={<Icon icon={icon} size="large" />}
          isCurrent={target === current}
          count={counts[target] ?? 0}
          onClick={() => onSelect(target)}
        />
      ))}
      <span className={styles.space} />
      {accountItems.map(({ target, icon }) => (
        <NavItem
          key={target}
          label={text(`shell.${target}`)}
          icon={<Icon icon={icon} flip={target === 'logOut'} />}
          onClick={() => onSelect(target)}
        />
      ))}
      <Avatar className={styles.viewer} name={viewer.name} src={viewer.avatarUrl} />
    </nav>
  );
}
