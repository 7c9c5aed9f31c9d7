import { Icon } from '@franca/ui/Icon';
import { MenuItem } from '@franca/ui/Menu';
import { Plus } from 'lucide-react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './QuickReactions.styles.ts';

/** Props of {@link QuickReactions}. */
export interface QuickReactionsProps {
  /** The viewer's present reaction, if any. */
  own: string | undefined;
  /** Sets the reaction, or takes it away for null. */
  onReact: (emoji: string | null) => void;
  /** The person wants all emoji; the menu closes next. */
  onMore?: () => void;
}

/** A row of emoji to react with, inside a menu. Renders a `<fieldset>` of menu items. */
export function QuickReactions({ own, onReact, onMore }: QuickReactionsProps) {
  const text = usePartText();
  const { quickEmoji } = useChat().options;
  return (
    <fieldset aria-label={text('react')} className={styles.root}>
      {quickEmoji.map((emoji) => (
        <MenuItem
          key={emoji}
          role="menuitemradio"
          className={styles.choice}
          aria-checked={own === emoji}
          aria-label={text('reactWith', { emoji })}
          onSelect={() => onReact(own === emoji ? null : emoji)}
        >
          {emoji}
        </MenuItem>
      ))}
      {onMore ? (
        <MenuItem className={styles.choice} aria-label={text('moreEmoji')} onClick={onMore}>
          <Icon icon={Plus} />
        </MenuItem>
      ) : null}
    </fieldset>
  );
}
