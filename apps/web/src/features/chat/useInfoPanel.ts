import type { InfoView } from '@franca/chat-kit';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepBack } from './stepBack.ts';
import type { ChatStep } from './useOpenTopic.ts';

/** Where only one pane has room (design, "Shell"). */
const narrow = '(width < 700px)';
/** Where the panel lies over the conversation (design, "Shell"). */
const drawn = '(width < 900px)';

/**
 * Whether the information panel is open, and what it shows. Where there is room it stays open while other conversations are
 * opened, and closes with the last; on a phone it is a step of its own in the history, which Back leaves and a reload keeps.
 */
export function useInfoPanel(topicId: string | null) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as ChatStep | null;
  const isStep = state?.isInfo === true;
  const [isBeside, setBeside] = useState(false);
  const [shown, setShown] = useState<{ topicId: string | null; view: InfoView } | null>(null);
  const isOpen = topicId !== null && (isBeside || isStep);
  // Every conversation, and every opening, begins with the overview.
  const view = shown?.topicId === topicId ? shown.view : 'default';

  const [wantedFor, setWantedFor] = useState<string | null>(null);

  useEffect(() => {
    if (topicId === null) setBeside(false);
  }, [topicId]);
  useEffect(() => {
    if (!isOpen) setShown(null);
  }, [isOpen]);

  const setOpen = useCallback(
    (wanted: boolean): void => {
      if (wanted && window.matchMedia(narrow).matches) {
        void navigate(`${pathname}${search}`, { state: { ...state, isInfo: true } });
        return;
      }
      setBeside(wanted);
      if (!wanted && isStep) stepBack(navigate);
    },
    [navigate, pathname, search, state, isStep],
  );

  // A conversation that is only being opened has no step in the history yet that the panel could follow.
  useEffect(() => {
    if (wantedFor === null || wantedFor !== topicId) return;
    setWantedFor(null);
    setOpen(true);
  }, [wantedFor, topicId, setOpen]);

  return {
    isOpen,
    setOpen,
    /** Opens it beside a conversation as soon as that is the open one. */
    openFor: setWantedFor,
    view,
    setView: (next: InfoView) => setShown({ topicId, view: next }),
    /** What Back does where the panel lies over the conversation; answers whether it did anything. */
    goBack: (): boolean => {
      if (!isOpen || !window.matchMedia(drawn).matches) return false;
      if (view !== 'default') setShown(null);
      else if (isStep) return false;
      else setBeside(false);
      return true;
    },
  };
}
