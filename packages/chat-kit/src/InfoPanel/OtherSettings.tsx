import { Ban, LogOut, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { DeleteAction } from './DeleteAction.tsx';
import * as styles from './InfoOverview.styles.ts';
import type { InfoPanelProps } from './InfoPanelProps.ts';
import { MuteSwitch } from './MuteSwitch.tsx';
import { PanelAction } from './PanelAction.tsx';

/** Notifications, blocking or leaving, deleting: what the port and the application can do of it. Renders a `<section>`, or nothing. */
export function OtherSettings(props: InfoPanelProps) {
  const { topic, isBlocked = false, onBlock, onUnblock, onLeaveGroup, onDeleteGroup, onDeleted } = props;
  const { port } = useChat();
  const text = usePartText();
  const id = useId();
  const { setMuted, deleteHistory } = port.topics ?? {};
  const changeBlock = isBlocked ? onUnblock : onBlock;
  const remove = topic.isGroup
    ? onDeleteGroup
    : deleteHistory && (() => deleteHistory({ topicId: topic.id }, {}));
  const belonging = topic.isGroup ? onLeaveGroup : changeBlock;
  if (!setMuted && !remove && !belonging) return null;
  return (
    <section className={styles.settings} aria-labelledby={id}>
      <h3 className={styles.settingsTitle} id={id}>
        {text('otherSettings')}
      </h3>
      <MuteSwitch topic={topic} />
      {topic.isGroup && onLeaveGroup ? (
        <PanelAction icon={LogOut} tone="block" label={text('leaveGroup')} onClick={onLeaveGroup} />
      ) : null}
      {!topic.isGroup && changeBlock ? (
        <PanelAction
          icon={isBlocked ? ShieldCheck : Ban}
          tone={isBlocked ? 'plain' : 'block'}
          label={text(isBlocked ? 'unblockPerson' : 'blockPerson')}
          onClick={changeBlock}
        />
      ) : null}
      {remove ? <DeleteAction topic={topic} onDelete={remove} onDeleted={onDeleted} /> : null}
    </section>
  );
}
