import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { stepBack } from './stepBack.ts';

/** What a step of the history says of itself. */
export interface ChatStep {
  /** The list is one step before the conversation. */
  readonly isFromList?: boolean;
  /** The information panel is a step of its own, after the conversation: on a phone Back closes it. */
  readonly isInfo?: boolean;
}

/** The open conversation, kept in the address (`/chat?topic=…`) so that a reload or a link keeps it. */
export function useOpenTopic() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: ChatStep | null };
  const [query] = useSearchParams();
  const topicId = query.get('topic');
  const open = useCallback(
    (id: string) => void navigate(`/chat?topic=${encodeURIComponent(id)}`, { state: { isFromList: true } }),
    [navigate],
  );
  const close = useCallback(() => {
    // The list is a step back, or two with the panel, unless somebody came by a link.
    if (state?.isFromList === true) stepBack(navigate, state.isInfo ? 2 : 1);
    else void navigate('/chat', { replace: true });
  }, [navigate, state]);

  // Both the answer and the socket tell of a deletion, one of them late: only the first may go back.
  const now = useRef(topicId);
  useEffect(() => {
    now.current = topicId;
  }, [topicId]);
  const leave = useCallback(
    (id: string) => {
      if (now.current !== id) return;
      now.current = null;
      close();
    },
    [close],
  );
  return { topicId, open, close, leave };
}
