import { Switch } from '@franca/ui/Switch';
import type { Topic } from '../core/model/Topic.ts';
import { useMute } from '../hooks/useMute.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './InfoOverview.styles.ts';

/** Props of {@link MuteSwitch}. */
export interface MuteSwitchProps {
  /** The conversation. */
  topic: Topic;
}

/** Switches the notifications of a conversation off. Renders a `<div>` with a switch, or nothing where the port cannot. */
export function MuteSwitch({ topic }: MuteSwitchProps) {
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
