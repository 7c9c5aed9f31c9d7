import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { createSlot } from '@franca/ui/kit';
import { List, ListItem } from '@franca/ui/List';
import { cx } from '@linaria/core';
import { BadgeCheck, UserRoundPlus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Person } from '../core/model/Person.ts';
import type { Topic } from '../core/model/Topic.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { Avatar } from '../slots/Avatar.ts';
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

/** Everyone in a group. Renders a `<div>`. */
export const MembersView = createSlot(
  'MembersView',
  function MembersView({
    topic,
    onAddMembers,
    onViewProfile,
    presenceOf,
    className,
    ...rest
  }: MembersViewProps) {
    const text = usePartText();
    const { port } = useChat();
    const { members } = topic;

    const face = (member: Person): ReactNode => (
      <Avatar name={member.name} src={member.avatarUrl} presence={presenceOf?.(member.id)} decorative />
    );
    const name = (member: Person): ReactNode => (
      <span className={styles.name}>
        <bdi>{member.name}</bdi>
        {member.isVerified ? <Icon icon={BadgeCheck} size="small" label={text('verified')} /> : null}
      </span>
    );
    const facts = (member: Person): ReactNode => {
      if (member.id === port.viewer.id) return text('you');
      const presence = presenceOf?.(member.id);
      return presence ? text(presence) : null;
    };
    const label = text('listingMembers', { count: members.length });

    return (
      <div {...rest} className={cx(styles.root, className)} data-fr-part="members-view">
        {onAddMembers ? (
          <Button wide icon={<Icon icon={UserRoundPlus} size="small" />} onClick={onAddMembers}>
            {text('addMembers')}
          </Button>
        ) : null}
        <h3 className={styles.title}>{label}</h3>
        {onViewProfile ? (
          <List aria-label={label}>
            {members.map((member) => (
              <ListItem
                key={member.id}
                start={face(member)}
                title={name(member)}
                secondary={facts(member)}
                onClick={() => onViewProfile(member)}
              />
            ))}
          </List>
        ) : (
          <ul className={styles.list} aria-label={label}>
            {members.map((member) => (
              <li key={member.id} className={styles.member}>
                {face(member)}
                <span className={styles.words}>
                  {name(member)}
                  <span className={styles.facts}>{facts(member)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  },
);
