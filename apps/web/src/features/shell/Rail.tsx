import { Avatar, Icon } from '@franca/ui';
import { Logo } from '../../components/Logo.tsx';
import { useText } from '../../strings/useText.ts';
import { NavItem } from './NavItem.tsx';
import * as styles from './Shell.styles.ts';
import { accountItems, mainItems, type ShellTarget } from './shellItems.ts';

/** Props of {@link Rail}. */
export interface RailProps {
  /** Who is signed in. */
  viewer: { name: string; avatarUrl: string | null };
  /** Unread messages over all chats. */
  unreadCount: number;
  /** Called when the person chooses an entry. */
  onSelect: (target: ShellTarget) => void;
}

/** The left rail: chats and the parts beside them, below them the account. */
export function Rail({ viewer, unreadCount, onSelect }: RailProps) {
  const text = useText();
  return (
    <nav className={styles.rail} aria-label={text('mainMenu')}>
      <span className={styles.mark}>
        <Logo size={36} withName={false} />
      </span>
      {mainItems.map(({ target, icon }) => (
        <NavItem
          key={target}
          label={text(target)}
          icon={<Icon icon={icon} size="large" />}
          isCurrent={target === 'chats'}
          count={target === 'chats' ? unreadCount : 0}
          onClick={() => onSelect(target)}
        />
      ))}
      <span className={styles.space} />
      {accountItems.map(({ target, icon }) => (
        <NavItem
          key={target}
          label={text(target)}
          icon={<Icon icon={icon} flip={target === 'logOut'} />}
          onClick={() => onSelect(target)}
        />
      ))}
      <Avatar className={styles.viewer} name={viewer.name} src={viewer.avatarUrl} />
    </nav>
  );
}
