import { createSlot, lazyPart, useMergedRef } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { type HTMLAttributes, type Ref, Suspense, useRef, useState } from 'react';
import type { SeenMark } from '../core/rows/seenMarks.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './SeenAvatars.styles.ts';

// Who exactly is asked seldom: the list of names comes when it is.
const SeenPeople = lazyPart(
  () => import('../interactionChunk.ts'),
  'SeenPeople',
  ({ onOpenChange }) => onOpenChange(false),
);

/** Props of {@link SeenAvatars}. */
export interface SeenAvatarsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Who has seen everything up to the message, those who were last first; at least one. */
  marks: readonly SeenMark[];
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Who has seen up to a message, in the place of its delivery mark, so that nothing moves when they read on. Renders a
 * `<span>` for one person, and for several a `<button>` that says who and when.
 */
export const SeenAvatars = createSlot('SeenAvatars', function SeenAvatars(props: SeenAvatarsProps) {
  const { marks, className, ref, ...rest } = props;
  const text = useChatText();
  const timeText = useTimeText();
  const element = useRef<HTMLElement>(null);
  const merged = useMergedRef(element, ref);
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const [first, second, ...others] = marks;
  if (!first) return null;

  const picture = ({ person }: SeenMark) => (
    <Avatar key={person.id} className={styles.avatar} name={person.name} src={person.avatarUrl} decorative />
  );
  if (!second) {
    const label = text('seenAt', { name: first.person.name, time: timeText(first.seenTime) });
    return (
      <span
        role="img"
        aria-label={label}
        title={label}
        {...rest}
        ref={merged}
        className={cx(styles.one, className)}
        data-fr-part="seen-avatars"
      >
        {picture(first)}
      </span>
    );
  }
  const label = text('seenBy', { count: marks.length });
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={merged}
        className={cx(styles.many, className)}
        data-fr-part="seen-avatars"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={(event) => {
          rest.onClick?.(event);
          if (!event.defaultPrevented) setState(state === 'open' ? 'closed' : 'open');
        }}
      >
        <span className={styles.pictures} title={label} aria-hidden="true">
          {picture(first)}
          {others.length === 0 ? picture(second) : <span dir="ltr">+{others.length + 1}</span>}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {state === 'unasked' ? null : (
        <Suspense>
          <SeenPeople
            marks={marks}
            anchor={element}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
});
