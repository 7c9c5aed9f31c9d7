import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import {
  canPush,
  endPush,
  keepPushChoice,
  type PushChoice,
  readPushChoice,
  registerPush,
} from './pushDevice.ts';

/** Push on this device: `blocked` by the browser, `failed` when it could not be turned on. */
export type PushState = 'unsupported' | 'blocked' | 'unasked' | 'off' | 'on' | 'failed';

function stateOf({ isOn }: PushChoice): PushState {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (isOn === null) return 'unasked';
  return isOn && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Push on this device, and the ways to change it; a permission is asked for only when the person turns it on. */
export function usePush() {
  const userId = useSession((session) => session.userId) ?? '';
  const [choice, setChoice] = useState(() => readPushChoice(userId));
  const [isFailed, setFailed] = useState(false);

  const change = useCallback(
    async (next: PushChoice): Promise<void> => {
      keepPushChoice(userId, next);
      setChoice(next);
      setFailed(false);
      try {
        if (!next.isOn) return await endPush();
        if ((await Notification.requestPermission()) === 'granted') await registerPush(next);
        // The permission is part of what is shown.
        setChoice({ ...next });
      } catch {
        setFailed(next.isOn === true);
      }
    },
    [userId],
  );
  const noteOffer = useCallback(() => {
    const offered = { ...readPushChoice(userId), wasOffered: true };
    keepPushChoice(userId, offered);
  }, [userId]);
  const state = stateOf(choice);
  return {
    state: isFailed ? ('failed' as const) : state,
    hidesText: choice.hidesText,
    /** Whether it was offered before this page was opened. */
    wasOffered: choice.wasOffered,
    /** Keeps that it was offered, for later pages. */
    noteOffer,
    setOn: (isOn: boolean) => void change({ ...choice, isOn }),
    setHidesText: (hidesText: boolean) => void change({ ...choice, hidesText }),
  };
}

/** Registers again at each start what the person turned on: the session, the subscription or the server's keys may be new. */
export function usePushRegistration(userId: string): void {
  useEffect(() => {
    const choice = readPushChoice(userId);
    // The next start tries again.
    if (stateOf(choice) === 'on') registerPush(choice).catch(() => {});
  }, [userId]);
}
