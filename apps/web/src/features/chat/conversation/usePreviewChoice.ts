import { localChoiceStorage } from '@franca/chat-kit';
import { useCallback, useSyncExternalStore } from 'react';
import { useMe } from '../../../lib/data/useMe.ts';
import { localNames } from '../../../lib/session/localData.ts';

const listeners = new Set<() => void>();

/**
 * Whether this device shows, under what is written in a conversation, what others will read of it. Off until the person turns it on:
 * engines get words then that may never be sent.
 */
export function usePreviewChoice(
  topicId: string,
): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const { data: me } = useMe();
  const prefix = localNames.choices(me?._id ?? '');
  const key = `preview/${topicId}`;
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const stop = localChoiceStorage(prefix).subscribe?.(listener);
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
    [prefix],
  );
  const isShown = useSyncExternalStore(subscribe, () => localChoiceStorage(prefix).get(key) !== null);
  const show = (next: boolean): void => {
    localChoiceStorage(prefix).set(key, next ? 'shown' : null);
    for (const listener of listeners) listener();
  };
  return [isShown, show];
}
