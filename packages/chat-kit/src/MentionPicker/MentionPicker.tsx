import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './MentionPicker.styles.ts';
import type { MentionsModel } from './useMentions.ts';

/** Props of {@link MentionPicker}. */
export interface MentionPickerProps {
  /** The people, and which of them is active. */
  mentions: MentionsModel;
}

/** Whom to mention, above the field that keeps the focus. Renders a `<div role="listbox">` and a status line. */
export function MentionPicker({ mentions }: MentionPickerProps) {
  const text = usePartText();
  const { found, active, listId, optionId, choose } = mentions;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={text('mentions')}
        tabIndex={-1}
        className={styles.root}
        data-fr-part="mention-picker"
        // The field must keep the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((person) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
          <div
            key={person.id}
            id={optionId(person.id)}
            role="option"
            tabIndex={-1}
            aria-selected={person === active}
            className={styles.option}
            onClick={() => choose(person)}
          >
            <Avatar name={person.name} src={person.avatarUrl} size="small" decorative />
            <bdi className={styles.name}>{person.name}</bdi>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{text('mentionsFound', { count: found.length })}</VisuallyHidden>
    </>
  );
}
