import { use, useCallback, useEffect, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { AttachmentText, AttachmentTextRequest } from '../core/model/AttachmentText.ts';
import { useRequestAgain } from '../hooks/useRequestAgain.ts';

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

/** Milliseconds after the response to the first request until the second: an event may be lost. */
const firstPause = 5000;

const loading: AttachmentTextStatus = { kind: 'loading' };

/** Whether the words, or their translation, are being worked on. */
export const isUnderWay = (status: AttachmentTextStatus): boolean =>
  status.kind === 'known' && (status.text.state === 'queued' || status.text.translation.kind === 'queued');

/** Requests the text of an attachment and follows it for as long as the caller is mounted and `isWanted`. */
export function useAttachmentText(
  { topicId, chatId, place, medium }: Omit<AttachmentTextRequest, 'again'>,
  isWanted: boolean,
): AttachmentTextHandle {
  const texts = use(ChatContext)?.port.attachmentTexts;
  const key = `${topicId}/${chatId}/${place}`;
  // Both name their attachment: the caller may go on to another one.
  const [asked, setAsked] = useState({ key, count: 0, again: false });
  const [response, setResponse] = useState({ key, count: 0, status: loading });
  const { count, again } = asked.key === key ? asked : { count: 0, again: false };
  const status = response.key === key ? response.status : loading;
  const ask = useCallback(
    (isRetry: boolean) =>
      setAsked((last) => ({ key, count: last.key === key ? last.count + 1 : 1, again: isRetry })),
    [key],
  );

  useEffect(() => {
    if (!texts || !isWanted) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const receive = (next: AttachmentTextStatus) =>
      signal.aborted || setResponse({ key, count, status: next });
    texts.request({ topicId, chatId, place, medium, again }, { signal }).then(
      (text) => receive({ kind: 'known', text }),
      (error: unknown) =>
        receive({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => stopping.abort();
  }, [texts, isWanted, topicId, chatId, place, medium, key, count, again]);

  useEffect(() => {
    if (!texts || !isWanted) return undefined;
    return texts.follow?.({ topicId }, (changed) => {
      if (changed === null || (changed.chatId === chatId && changed.place === place)) ask(false);
    });
  }, [texts, isWanted, topicId, chatId, place, ask]);

  const isAwaited = isWanted && isUnderWay(status) && response.count === count;
  useRequestAgain({
    key,
    response: isAwaited ? response : null,
    request: useCallback(() => ask(false), [ask]),
    firstPause,
  });

  return { status, retry: useCallback(() => ask(true), [ask]) };
}
