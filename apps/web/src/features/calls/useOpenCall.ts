import { isRetryable } from '@franca/api-client';
import { limits } from '@franca/contract';
import { useEffect, useRef, useState } from 'react';
import type { CallAddress, CallEntry } from '../../lib/calls/callAddress.ts';
import { callMedia } from './callMedia.ts';
import { type OpenCall, openCall } from './openCall.ts';
import { runningCall } from './runningCall.ts';

/** Milliseconds between two attempts to come back to a call without a connection. */
const retryMs = 2000;
/** For so long it is tried: the server keeps the place of whoever is gone no longer, and cannot be asked meanwhile. */
const retryForMs = limits.callReturnSeconds * 1000;

/** Opens a call for as long as the page is mounted; null until then. `onOver` is called where there is nothing to open. */
export function useOpenCall(
  address: CallAddress,
  entry: CallEntry | null,
  userId: string,
  onOver: (reason: unknown) => void,
): OpenCall | null {
  const [call, setCall] = useState<OpenCall | null>(null);
  const latest = useRef({ address, entry, onOver });
  latest.current.onOver = onOver;
  useEffect(() => {
    let opened: OpenCall | undefined;
    let isLeft = false;
    const leave = (how?: 'hang-up' | 'keep'): void => {
      isLeft = true;
      opened?.close(how);
    };
    const { address: call, entry } = latest.current;
    const began = Date.now();
    const open = (): void => {
      if (isLeft) return;
      openCall({ address: call, entry, userId, media: callMedia }).then(
        (found) => {
          opened = found;
          if (isLeft) found.close();
          else setCall(found);
        },
        (error: unknown) => {
          if (isLeft) return;
          // A page that is loaded anew, while the call goes on, may be without a connection for a moment.
          const isBack = runningCall.read()?.uuid === call.uuid;
          if (isBack && isRetryable(error) && Date.now() - began < retryForMs) setTimeout(open, retryMs);
          else latest.current.onOver(error);
        },
      );
    };
    open();
    const onHide = (): void => leave('keep');
    // A page that comes out of the browser's cache has lost its room.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload();
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      leave();
    };
  }, [userId]);
  return call;
}
