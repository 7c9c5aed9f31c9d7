import { Icon } from '@franca/ui/Icon';
import { Phone, PhoneMissed, Video } from 'lucide-react';
import { callRecordOf } from '../core/call/callRecordOf.ts';
import type { CallDetails } from '../core/model/Attachment.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './MessageBubble.styles.ts';

/** Props of {@link CallBody}. */
export interface CallBodyProps {
  /** The recorded call. */
  call: CallDetails;
  /** Who looks at it. */
  viewerId: string;
}

/** A finished or missed call. Renders a `<span>`. */
export function CallBody({ call, viewerId }: CallBodyProps) {
  const text = useChatText();
  const record = callRecordOf(call, viewerId);
  const isMissed = record.kind === 'missed';
  const name = text(call.isVideo ? 'videoCall' : 'audioCall');
  return (
    <span className={styles.fallback}>
      <Icon icon={isMissed ? PhoneMissed : call.isVideo ? Video : Phone} size="small" />
      {isMissed
        ? text('missedCall')
        : `${name} · ${text('callLength', { minutes: record.minutes, seconds: record.seconds })}`}
    </span>
  );
}
