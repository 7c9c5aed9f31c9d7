import { Icon, IconButton } from '@franca/ui';
import { Phone, Video } from 'lucide-react';
import { useStartCall } from '../../lib/calls/useStartCall.ts';
import { useText } from '../../strings/texts.ts';

/** Props of {@link CallButtons}. */
export interface CallButtonsProps {
  /** The conversation to call. */
  topicId: string;
}

/** Audio and video call in the header of a conversation. */
export function CallButtons({ topicId }: CallButtonsProps) {
  const text = useText();
  const start = useStartCall();
  return (
    <>
      <IconButton label={text('people.audioCall')} onClick={() => start(topicId, false)}>
        <Icon icon={Phone} />
      </IconButton>
      <IconButton label={text('people.videoCall')} onClick={() => start(topicId, true)}>
        <Icon icon={Video} />
      </IconButton>
    </>
  );
}
