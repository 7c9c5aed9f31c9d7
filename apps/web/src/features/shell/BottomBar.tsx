import { Badge, Icon, Menu, MenuItem } from '@franca/ui';
import { Ellipsis } from 'lucide-react';
import { useText } from '../../strings/texts.ts';
import * as styles from './Shell.styles.ts';
import { accountItems, mainItems, type ShellTarget } from './shellItems.ts';

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  /** The part that is open now. */
  current: ShellTarget;
  /** What is new in the parts: unread messages, requests that wait for an answer. */
  counts: Partial<Record<ShellTarget, number>>;
  /** Called when the person chooses an entry. */
  onSelect: (target: ShellTarget) => void;
}

/** The rail of a narrow window: four entries, and the account behind "More". */
export function BottomBar({ current, counts, onSelect }: BottomBarProps) {
  const text = useText();
  return (
    <nav className={styles.bar} aria-label={text('shell.mainMenu')}>
      {mainItems.map(({ target, icon }) => (
        <button
          key={target}
          type="button"
          className={styles.barItem}
          aria-current={target === current ? 'page' : undefined}
          onClick={() => onSelect(target)}
        >
          <span className={styles.barIcon}>
            <Icon icon={icon} />
            <Badge className={styles.count} count={counts[target] ?? 0} />
          </span>
          <span className={styles.barLabel}>{text(`shell.${target}`)}</span>
        </button>
      ))}
      <Menu
        label={text('common.more')}
        placement="top-end"
        trigger={
          <button type="button" className={styles.barItem}>
            <span className={styles.barIcon}>
              <Icon icon={Ellipsis} />
            </span>
            <span className={styles.barLabel}>{text('common.more')}</span>
          </button>
        }
      >
        {accountItems.map(({ target, icon }) => (
          <MenuItem key={target} icon={<Icon icon={icon} />} onSelect={() => onSelect(target)}>
            {text(`shell.${target}`)}
          </MenuItem>
        ))}
      </Menu>
    </nav>
  );
}
