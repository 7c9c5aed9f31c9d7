import { Icon } from '@franca/ui/Icon';
import { Phone, PhoneMissed, Video } from 'lucide-react';
import { useChatText } from '../../hooks/useChatText.ts';
import type { KindLineProps } from '../KindDefinition.ts';
import * as styles from '../KindWord.styles.ts';
import { callRecordOf } from './callRecordOf.ts';
import { callText } from './callText.ts';

/** A finished or missed call; a press calls again, where somebody can be called. Renders a `<span>`, or a `<button>`. */
export function CallLine({ content, viewerId, actions }: KindLineProps<'call'>) {
  const text = useChatText();
  const isMissed = callRecordOf(content, viewerId).kind === 'missed';
  const words = callText(content, viewerId, text);
  const call = actions?.call;
  const line = (
    <>
      <Icon icon={isMissed ? PhoneMissed : content.isVideo ? Video : Phone} size="small" />
      {words}
    </>
  );
  if (!call) return <span className={styles.root}>{line}</span>;
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={`${words}. ${text('callBack')}`}
      title={text('callBack')}
      onClick={() => call(content.isVideo)}
    >
      {line}
    </button>
  );
}
