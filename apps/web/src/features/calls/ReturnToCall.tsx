import { isRetryable } from '@franca/api-client';
import { Icon } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type CallEntry, callPath } from '../../lib/calls/callAddress.ts';
import { queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './CallPage.styles.ts';
import { runningCall } from './runningCall.ts';

/** Props of {@link ReturnToCall}. */
export interface ReturnToCallProps {
  /** Who is signed in. */
  userId: string;
  /** Opens the page of a call. */
  onOpen: (path: string, entry: CallEntry) => void;
}

/** The way back to a call whose page was closed while it runs. */
export function ReturnToCall({ userId, onOpen }: ReturnToCallProps) {
  const text = useText();
  const [address] = useState(runningCall.read);
  const { data, isError } = useQuery({
    ...queries.calls.info({ params: { uuid: address?.uuid ?? '' } }),
    enabled: address !== null,
    // Without a connection nothing is known of the call.
    retry: (_count, error) => isRetryable(error),
    gcTime: 0,
  });
  const isIn = data?.state.members.some(({ user_id, state }) => user_id === userId && state === 'joined');
  const isRunning = data?.state.phase === 'running' && isIn;
  useEffect(() => {
    if (address && (isError || (data && !isRunning))) runningCall.clear(address.uuid);
  }, [address, data, isError, isRunning]);
  const isShown = address !== null && isRunning;
  useLayoutEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    root.dataset.callRuns = '';
    return () => {
      delete root.dataset.callRuns;
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className={styles.running}
      onClick={() => onOpen(callPath(address), { type: 'return' })}
    >
      <Icon icon={Phone} size="small" />
      {text('calls.return')}
    </button>
  );
}
