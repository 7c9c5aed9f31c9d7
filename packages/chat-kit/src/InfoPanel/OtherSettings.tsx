import { Switch } from '@franca/ui/Switch';
import { Ban, LogOut, ShieldCheck, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChat } from '../hooks/useChat.ts';
import { useMute } from '../hooks/useMute.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import * as styles from './InfoOverview.styles.ts';
import type { InfoPanelProps } from './InfoPanelProps.ts';
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

/** Props of {@link MuteSwitch}. */
interface MuteSwitchProps {
  /** The conversation. */
  topic: Topic;
}

/** Switches the notifications of a conversation off. Renders a `<div>` with a switch, or nothing where the port cannot. */
function MuteSwitch({ topic }: MuteSwitchProps) {
  const text = usePartText();
  const { isMuted, problem, setMuted } = useMute(topic);
  if (!setMuted) return null;
  return (
    <Switch
      className={styles.mute}
      label={text('muteNotification')}
      checked={isMuted}
      error={problem}
      onCheckedChange={setMuted}
    />
  );
}

/** Props of {@link DeleteAction}. */
interface DeleteActionProps {
  /** The conversation. */
  topic: Topic;
  /** Deletes it; a rejection is shown as its sentence. */
  onDelete: () => Promise<void>;
  /** It is gone. */
  onDeleted?: (() => void) | undefined;
}

/** Deletes a conversation after a confirmation. Renders a `<button>` and a dialog. */
function DeleteAction({ topic, onDelete, onDeleted }: DeleteActionProps) {
  const text = usePartText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PanelAction
        icon={Trash2}
        tone="block"
        label={text(topic.isGroup ? 'deleteGroup' : 'deleteChat')}
        onClick={() => setAsking(true)}
      />
      <DeleteQuestion
        topic={topic}
        open={isAsking}
        onDelete={onDelete}
        onDeleted={onDeleted}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
