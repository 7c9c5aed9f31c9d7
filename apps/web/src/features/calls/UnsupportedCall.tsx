import { useCallText } from '@franca/call-kit';
import { Button, Icon } from '@franca/ui';
import { VideoOff } from 'lucide-react';
import { useEffect } from 'react';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { useText } from '../../strings/texts.ts';
import { callNotice } from './callNotice.ts';
import { useLeaveWhen } from './useLeaveWhen.ts';

/** Props of {@link UnsupportedCall}. */
export interface UnsupportedCallProps {
  /** Whether the page of the call is shown; on another one there is nothing to say. */
  isFull: boolean;
  /** The call is left. */
  onClose: () => void;
}

/** Said instead of a call that this browser does not support. Renders a `<main>`. */
export function UnsupportedCall({ isFull, onClose }: UnsupportedCallProps) {
  const text = useText();
  const callText = useCallText();
  useEffect(callNotice.show, []);
  useLeaveWhen(!isFull, onClose);
  if (!isFull) return null;
  return (
    <CenteredPage>
      <Notice
        role="alert"
        icon={<Icon icon={VideoOff} size="large" />}
        title={callText('unsupported')}
        action={
          <Button variant="neutral" onClick={onClose}>
            {callText('close')}
          </Button>
        }
      >
        {text('calls.unsupportedText')}
      </Notice>
    </CenteredPage>
  );
}
