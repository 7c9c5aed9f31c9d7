import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The open conversation, kept in the address (`/chat?topic=…`) so that a reload or a link keeps it. */
export function useOpenTopic() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const topicId = query.get('topic');
  const open = useCallback(
    (id: string) => void navigate(`/chat?topic=${encodeURIComponent(id)}`, { state: { isFromList: true } }),
    [navigate],
  );
  const close = useCallback(() => {
    // The list is one step back, unless somebody came by a link.
    if (state?.isFromList === true) void navigate(-1);
    else void navigate('/chat', { replace: true });
  }, [navigate, state]);
  return { topicId, open, close };
}
