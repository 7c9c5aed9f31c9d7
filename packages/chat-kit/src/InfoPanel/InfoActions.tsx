import { Link, Pencil, UserRound, UserRoundPlus, UsersRound } from 'lucide-react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './InfoOverview.styles.ts';
import type { InfoViewsProps } from './InfoPanelProps.ts';
import { PanelAction } from './PanelAction.tsx';

/** Profile or members, and the way to a group; what the application cannot do is left out. Renders a `<div>`, or nothing. */
export function InfoActions(props: InfoViewsProps) {
  const { topic, onViewChange, onViewProfile, onCreateGroup, onEditGroup, onAddMembers, onInviteLinks } =
    props;
  const text = usePartText();
  const { port } = useChat();
  if (topic.isGroup) {
    return (
      <div className={styles.actions}>
        <PanelAction
          icon={UsersRound}
          label={text('memberList')}
          leadsOn
          onClick={() => onViewChange('members')}
        />
        {onAddMembers ? (
          <PanelAction icon={UserRoundPlus} label={text('addMembersToGroup')} onClick={onAddMembers} />
        ) : null}
        {onInviteLinks ? (
          <PanelAction icon={Link} label={text('inviteLinks')} onClick={onInviteLinks} />
        ) : null}
        {onEditGroup ? <PanelAction icon={Pencil} label={text('editGroup')} onClick={onEditGroup} /> : null}
      </div>
    );
  }
  const other = topic.members.find(({ id }) => id !== port.viewer.id);
  if (!other || !(onViewProfile || onCreateGroup)) return null;
  return (
    <div className={styles.actions}>
      {onViewProfile ? (
        <PanelAction icon={UserRound} label={text('viewProfile')} onClick={() => onViewProfile(other)} />
      ) : null}
      {onCreateGroup ? (
        <PanelAction
          icon={UserRoundPlus}
          label={text('createGroupWith')}
          onClick={() => onCreateGroup(other)}
        />
      ) : null}
    </div>
  );
}
