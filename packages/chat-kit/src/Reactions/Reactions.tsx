import { useFormat } from '@franca/ui/i18n';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import type { Reaction } from '../core/model/Message.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { groupReactions } from './groupReactions.ts';
import * as styles from './Reactions.styles.ts';

/** Props of {@link Reactions}. */
export interface ReactionsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Who reacted and how. */
  reactions: readonly Reaction[];
  /** Who looks at them. */
  viewerId: string;
  /** Sets the viewer's reaction, or takes it away for null; without it they can only be seen. */
  onReact?: (emoji: string | null) => void;
}

/** The reactions to a message; a press on one joins in or takes the own one back. Renders a `<ul>`, or nothing. */
export const Reactions = createSlot('Reactions', function Reactions(props: ReactionsProps) {
  const { reactions, viewerId, onReact, className, ...rest } = props;
  const text = useChatText();
  const format = useFormat();
  if (reactions.length === 0) return null;
  return (
    <ul
      aria-label={text('reactions')}
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="reactions"
    >
      {groupReactions(reactions, viewerId).map(({ emoji, userIds, isOwn }) => (
        <li key={emoji}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={isOwn}
            aria-label={text('reactedWith', { emoji, count: userIds.length })}
            disabled={!onReact}
            onClick={() => onReact?.(isOwn ? null : emoji)}
          >
            <span aria-hidden="true">{emoji}</span>
            {userIds.length > 1 ? (
              <span className={styles.count}>{format.number(userIds.length)}</span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
});
