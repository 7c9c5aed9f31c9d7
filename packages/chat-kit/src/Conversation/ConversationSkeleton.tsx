import { createSlot } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './Conversation.styles.ts';

/** Widths in per cent, a height in pixels, and the side, as a conversation might look. */
const shapes = [
  { id: 'a', width: 46, height: 36, isOwn: false },
  { id: 'b', width: 30, height: 58, isOwn: false },
  { id: 'c', width: 38, height: 36, isOwn: true },
  { id: 'd', width: 56, height: 58, isOwn: false },
  { id: 'e', width: 24, height: 36, isOwn: true },
  { id: 'f', width: 50, height: 58, isOwn: true },
  { id: 'g', width: 34, height: 36, isOwn: false },
];

/** Props of {@link ConversationSkeleton}. */
export interface ConversationSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {}

/** Stands for messages that are loading, after 200 ms. Renders a `<div role="status">`. */
export const ConversationSkeleton = createSlot(
  'ConversationSkeleton',
  function ConversationSkeleton({ className, ...rest }: ConversationSkeletonProps) {
    const text = useChatText();
    return (
      <div
        {...rest}
        className={cx(styles.skeleton, className)}
        data-fr-part="conversation-skeleton"
        role="status"
      >
        <VisuallyHidden>{text('loadingMessages')}</VisuallyHidden>
        {shapes.map((shape) => (
          <div
            key={shape.id}
            className={styles.skeletonBubble}
            data-own={shape.isOwn ? '' : undefined}
            style={{ inlineSize: `${shape.width}%`, blockSize: shape.height }}
          />
        ))}
      </div>
    );
  },
);
