import { RetryBanner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { createSlot, useMergedRef } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { UserRoundPlus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import type { Person } from '../core/model/Person.ts';
import type { Topic } from '../core/model/Topic.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useTopicMembers } from '../hooks/useTopicMembers.ts';
import { MemberRows } from './MemberRows.tsx';
import * as styles from './MembersView.styles.ts';

/** Props of {@link MembersView}. */
export interface MembersViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The group. */
  topic: Topic;
  /** Adds people; without it there is no button for it (docs/behaviour/info-panel.md, Members view). */
  onAddMembers?: (() => void) | undefined;
  /** Opens somebody's profile; without it the rows are not buttons. */
  onViewProfile?: ((person: Person) => void) | undefined;
  /** Whether a member is online; members of unknown presence have no dot. */
  presenceOf?: ((personId: string) => 'online' | 'offline' | undefined) | undefined;
}

/** Everyone in a group; those whom the topic does not name are loaded. Renders a `<div>` that scrolls. */
export const MembersView = createSlot(
  'MembersView',
  function MembersView({
    topic,
    onAddMembers,
    onViewProfile,
    presenceOf,
    className,
    ref,
    ...rest
  }: MembersViewProps) {
    const text = usePartText();
    const scroller = useRef<HTMLDivElement>(null);
    const merged = useMergedRef(scroller, ref);
    const { members, count, isLoading, problem, retry } = useTopicMembers(topic);
    const label = text('listingMembers', { count });
    return (
      <div
        {...rest}
        ref={merged}
        className={cx(styles.root, className)}
        data-fr-part="members-view"
        aria-busy={isLoading || undefined}
      >
        {onAddMembers ? (
          <Button wide icon={<Icon icon={UserRoundPlus} size="small" />} onClick={onAddMembers}>
            {text('addMembers')}
          </Button>
        ) : null}
        <h3 className={styles.title}>{label}</h3>
        {problem === null ? null : (
          <RetryBanner onRetry={retry}>
            {text('contactsFailed')} <bdi>{problem}</bdi>
          </RetryBanner>
        )}
        <MemberRows
          members={members}
          label={label}
          scroller={scroller}
          onViewProfile={onViewProfile}
          presenceOf={presenceOf}
        />
      </div>
    );
  },
);
