import { useEffect, useRef, useState } from 'react';
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
  const [problem, setProblem] = useState<string | null>(null);
  // Answers may arrive in another order: only the one to the last request counts.
  const turn = useRef(0);
  const answered = useRef(0);

  // What another device chose meanwhile is what counts; the echo of an earlier request does not.
  useEffect(() => {
    if (answered.current === turn.current) setWanted((before) => (before === stored ? before : null));
  }, [stored]);

  const setMuted = async (isMuted: boolean): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    setWanted(isMuted);
    setProblem(null);
    try {
      await port.topics?.setMuted?.({ topicId, isMuted }, {});
    } catch (error) {
      if (own !== turn.current) return;
      setWanted(null);
      setProblem(reasonOf(error));
    } finally {
      answered.current = Math.max(answered.current, own);
    }
  };

  return {
    isMuted: wanted ?? stored,
    problem,
    setMuted: port.topics?.setMuted ? (isMuted) => void setMuted(isMuted) : null,
  };
}
