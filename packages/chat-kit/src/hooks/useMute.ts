import { useAction } from '@franca/ui/kit';
import { useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';

/** The switch of a conversation's notifications. */
export interface MuteModel {
  /** Whether they are off, as wanted last. */
  readonly isMuted: boolean;
  /** Why the last change was not kept, or null. */
  readonly problem: string | null;
  /** Switches them off or on; null where the port cannot. */
  readonly setMuted: ((isMuted: boolean) => void) | null;
}

/** Switches the notifications of a conversation at once, and back when the server did not keep it. */
export function useMute({ id: topicId, isMuted: stored = false }: Topic): MuteModel {
  const { port } = useChat();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { status, error, run } = useAction(
    async (_context, isMuted: boolean) => port.topics?.setMuted?.({ topicId, isMuted }, {}),
    { onError: () => setWanted(null) },
  );

  // What another device chose meanwhile is what counts; the echo of an earlier request does not.
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    if (status !== 'pending' && wanted !== stored) setWanted(null);
  }

  const setMuted = (isMuted: boolean): void => {
    setWanted(isMuted);
    run(isMuted);
  };

  return {
    isMuted: wanted ?? stored,
    problem: status === 'failed' ? reasonOf(error) : null,
    setMuted: port.topics?.setMuted ? setMuted : null,
  };
}
