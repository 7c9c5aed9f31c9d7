import { MenuItem } from '@franca/ui/Menu';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './QuickReactions.styles.ts';
import { quickEmoji } from './quickEmoji.ts';

/** Props of {@link QuickReactions}. */
export interface QuickReactionsProps {
  /** The viewer's present reaction, if any. */
  own: string | undefined;
  /** Sets the reaction, or takes it away for null. */
  onReact: (emoji: string | null) => void;
}

/** A row of emoji to react with, inside a menu. Renders a `<fieldset>` of menu items. */
export function QuickReactions({ own, onReact }: QuickReactionsProps) {
  const text = useChatText();
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
    </fieldset>
  );
}
