import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ChatStep } from './useOpenTopic.ts';

/** Where only one pane has room (design, "Shell"). */
const narrow = '(width < 700px)';

/**
 * Whether the information panel is open. Where there is room it stays open while other conversations are opened, and closes
 * with the last; on a phone it is a step of its own in the history, which Back leaves and a reload keeps.
 */
export function useInfoPanel(topicId: string | null) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as ChatStep | null;
  const isStep = state?.isInfo === true;
  const [isBeside, setBeside] = useState(false);

  useEffect(() => {
    if (topicId === null) setBeside(false);
  }, [topicId]);

  const setOpen = useCallback(
    (isOpen: boolean): void => {
      if (isOpen && window.matchMedia(narrow).matches) {
        void navigate(`${pathname}${search}`, { state: { ...state, isInfo: true } });
        return;
      }
      setBeside(isOpen);
      if (!isOpen && isStep) void navigate(-1);
    },
    [navigate, pathname, search, state, isStep],
  );
  return { isOpen: topicId !== null && (isBeside || isStep), setOpen };
}
