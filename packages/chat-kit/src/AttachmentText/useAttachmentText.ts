import { use, useCallback, useEffect, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { AttachmentText, AttachmentTextRequest } from '../core/model/AttachmentText.ts';

/** The words of an attachment, or why they are not there. */
export type AttachmentTextStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly text: AttachmentText }
  | { readonly kind: 'refused'; readonly reason: string };

/** What {@link useAttachmentText} returns. */
export interface AttachmentTextHandle {
  /** Where it stands. */
  readonly status: AttachmentTextStatus;
  /** Tries once more what failed. */
  readonly retry: () => void;
}

/** Milliseconds after which it is asked again while something is under way: an event may have been lost. */
const patience = 5000;

const isUnderWay = (status: AttachmentTextStatus): boolean =>
  status.kind === 'known' && (status.text.state === 'queued' || status.text.translation.kind === 'queued');

/** Orders the words of an attachment and follows them for as long as it is mounted and wanted. */
export function useAttachmentText(
  { topicId, chatId, place, medium }: Omit<AttachmentTextRequest, 'again'>,
  isWanted: boolean,
): AttachmentTextHandle {
  const texts = use(ChatContext)?.port.attachmentTexts;
  const [status, setStatus] = useState<AttachmentTextStatus>({ kind: 'loading' });
  const [attempt, setAttempt] = useState({ count: 0, again: false });
  const ask = useCallback((again: boolean) => setAttempt(({ count }) => ({ count: count + 1, again })), []);

  useEffect(() => {
    if (!texts || !isWanted) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const { again } = attempt;
    texts.request({ topicId, chatId, place, medium, again }, { signal }).then(
      (text) => signal.aborted || setStatus({ kind: 'known', text }),
      (error: unknown) =>
        signal.aborted ||
        setStatus({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => stopping.abort();
  }, [texts, isWanted, topicId, chatId, place, medium, attempt]);

  useEffect(() => {
    if (!texts || !isWanted) return undefined;
    return texts.follow?.({ topicId }, (changed) => {
      if (changed === null || (changed.chatId === chatId && changed.place === place)) ask(false);
    });
  }, [texts, isWanted, topicId, chatId, place, ask]);

  const waits = isWanted && isUnderWay(status);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => ask(false), patience);
    return () => clearInterval(timer);
  }, [waits, ask]);

  return { status, retry: useCallback(() => ask(true), [ask]) };
}
