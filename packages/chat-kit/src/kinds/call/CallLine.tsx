import { Icon } from '@franca/ui/Icon';
import { Phone, PhoneMissed, Video } from 'lucide-react';
import { useChatText } from '../../hooks/useChatText.ts';
import type { KindLineProps } from '../KindDefinition.ts';
import * as styles from '../KindWord.styles.ts';
import { callRecordOf } from './callRecordOf.ts';
import { callText } from './callText.ts';

/** A finished or missed call. Renders a `<span>`. */
export function CallLine({ content, viewerId }: KindLineProps<'call'>) {
  const text = useChatText();
  const isMissed = callRecordOf(content, viewerId).kind === 'missed';
  return (
    <span className={styles.root}>
      <Icon icon={isMissed ? PhoneMissed : content.isVideo ? Video : Phone} size="small" />
      {callText(content, viewerId, text)}
    </span>
  );
}
