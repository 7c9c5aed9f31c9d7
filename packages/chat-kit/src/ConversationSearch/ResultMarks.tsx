import { type RefObject, useEffect } from 'react';
import { findBeginnings } from '../core/search/markWords.ts';
import { useFoundMarks } from './useFoundMarks.ts';

/** Props of {@link ResultMarks}. */
export interface ResultMarksProps {
  /** The conversation's element. */
  messages: RefObject<HTMLElement | null>;
  /** The message that a search over all conversations led to. */
  chatId: string;
  /** What was searched for. */
  words: string;
  /** The focus has left the message. */
  onLeft: () => void;
}

/** Marks the words for which somebody came to a message, and brings them into view, until the focus goes elsewhere. Renders nothing. */
export function ResultMarks({ messages, chatId, words, onLeft }: ResultMarksProps) {
  useFoundMarks(messages, words, chatId, findBeginnings);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const row = (target as Element).closest<HTMLElement>('[data-key]');
      if (row?.dataset.key !== chatId) onLeft();
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [chatId, onLeft]);
  return null;
}
