import { Icon, IconButton } from '@franca/ui';
import { Phone, Video } from 'lucide-react';
import { type Ref, useImperativeHandle, useState } from 'react';
import { LazyUnblockDialog } from '../../components/LazyUnblockDialog.tsx';
import type { BlockedPerson } from '../../components/UnblockDialog.tsx';
import { useStartCall } from '../../lib/calls/useStartCall.ts';
import { usePlan } from '../../lib/data/usePlan.ts';
import { useText } from '../../strings/texts.ts';

/** Props of {@link CallButtons}. */
export interface CallButtonsProps {
  /** The conversation to call. */
  topicId: string;
  /** Whom the viewer blocks in it; undefined where nobody. */
  blocked: BlockedPerson | undefined;
  /** Takes what its buttons do. */
  ref?: Ref<CallButtonsHandle>;
}

/** What a parent can do with the buttons. */
export interface CallButtonsHandle {
  /** Calls, as a press on one of them. */
  readonly call: (isVideo: boolean) => void;
}

/** Audio and video call in the header of a conversation. */
export function CallButtons({ topicId, blocked, ref }: CallButtonsProps) {
  const text = useText();
  const start = useStartCall();
  const [refused, setRefused] = useState<{ person: BlockedPerson; isVideo: boolean } | null>(null);
  const { includes } = usePlan();
  // Where the plan does not include the call, nobody is unblocked for it in vain.
  const call = (isVideo: boolean) =>
    blocked && includes(isVideo ? 'videoCall' : 'audioCall')
      ? setRefused({ person: blocked, isVideo })
      : start(topicId, isVideo);
  useImperativeHandle(ref, () => ({ call }));
  return (
    <>
      <IconButton label={text('people.audioCall')} onClick={() => call(false)}>
        <Icon icon={Phone} />
      </IconButton>
      <IconButton label={text('people.videoCall')} onClick={() => call(true)}>
        <Icon icon={Video} />
      </IconButton>
      <LazyUnblockDialog
        person={refused?.person ?? null}
        description={text('people.blockedCallText')}
        bothLabel={text('people.unblockAndCall')}
        onUnblocked={() => {
          setRefused(null);
          if (refused) start(topicId, refused.isVideo);
        }}
        onCancel={() => setRefused(null)}
      />
    </>
  );
}
