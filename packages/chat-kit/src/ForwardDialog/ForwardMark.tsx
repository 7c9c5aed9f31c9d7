import { Icon } from '@franca/ui/Icon';
import { Spinner } from '@franca/ui/Spinner';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { Check, RotateCcw, SendHorizontal } from 'lucide-react';
import type { ForwardState } from '../core/forward/createForwarding.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ForwardDialog.styles.ts';

/** Props of {@link ForwardMark}. */
export interface ForwardMarkProps {
  /** How far the copy for a person has come. */
  state: ForwardState['kind'];
}

/** What a press on a person does, or has done: a send icon, then a green Sent. Renders a `<span>`. */
export function ForwardMark({ state }: ForwardMarkProps) {
  const text = useChatText();
  return (
    <span className={styles.mark} data-state={state}>
      {state === 'idle' ? (
        <>
          <Icon icon={SendHorizontal} flip />
          <VisuallyHidden>{text('send')}</VisuallyHidden>
        </>
      ) : null}
      {state === 'sending' ? <Spinner size="small" label={text('receiptWaiting')} /> : null}
      {state === 'sent' ? (
        <>
          <Icon icon={Check} size="small" />
          {text('receiptStored')}
        </>
      ) : null}
      {state === 'failed' ? (
        <>
          <Icon icon={RotateCcw} size="small" />
          {text('retry')}
        </>
      ) : null}
    </span>
  );
}
