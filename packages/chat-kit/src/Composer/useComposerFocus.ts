import { type RefObject, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { ComposerModel } from '../hooks/useComposer.ts';
import type { ComposerProps } from './ComposerProps.ts';

/** What moves the cursor of a composer. */
export interface ComposerFocusOptions extends Pick<ComposerProps, 'handleRef' | 'replyTo' | 'edit'> {
  /** Puts text behind what is written. */
  insert: ComposerModel['insert'];
  /** Whether the dialog for the time of sending is shown. */
  isChoosingTime: boolean;
}

/**
 * Puts the cursor into the text when a message is to be answered or edited, when the dialog for the time is gone, and when a
 * parent asks for it.
 *
 * @returns puts it there now
 */
export function useComposerFocus(
  area: RefObject<HTMLTextAreaElement | null>,
  { handleRef, replyTo, edit, insert, isChoosingTime }: ComposerFocusOptions,
): () => void {
  const focus = useCallback(() => area.current?.focus(), [area]);
  useImperativeHandle(handleRef, () => ({
    focus: (words) => {
      if (words) insert(words);
      focus();
    },
  }));
  useEffect(() => {
    if (replyTo) focus();
  }, [replyTo, focus]);
  const wasChoosingTime = useRef(false);
  useEffect(() => {
    // Once the dialog is gone: while it is there, it keeps the focus, and it gives it back to the menu's button.
    if (wasChoosingTime.current && !isChoosingTime) focus();
    wasChoosingTime.current = isChoosingTime;
  }, [isChoosingTime, focus]);
  const edited = edit?.message ?? null;
  useEffect(() => {
    const field = area.current;
    if (!edited || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [edited, area]);
  return focus;
}
