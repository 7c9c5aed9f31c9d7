import { useAction } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { useEffect, useMemo } from 'react';
import type { TopicSession, WalkOutcome } from '../core/session/TopicSession.ts';
import { startOfDay } from '../core/time/dayOf.ts';
import { useChatText } from './useChatText.ts';
import { useDateText } from './useDateText.ts';

/** Options of {@link useSeek}. */
export interface SeekOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** Brings a message that is loaded now into view. */
  readonly onFound: (chatId: string) => void;
}

/** Ways to something that may not be loaded yet. */
export interface SeekModel {
  /** Whether older pages are being looked through. */
  readonly isSeeking: boolean;
  /** Goes to a message; `onShown` is called in the place of {@link SeekOptions.onFound} once it is loaded. */
  readonly seekMessage: (chatId: string, onShown?: (chatId: string) => void) => void;
  /** Goes to the first message of a day (its midnight, milliseconds since 1970), or to what came next. */
  readonly seekDay: (day: number) => void;
  /** Ends a search that is under way. */
  readonly stop: () => void;
}

/** Goes to messages and days, loading older pages as long as it takes; says in a toast when there is nothing. */
export function useSeek({ session, onFound }: SeekOptions): SeekModel {
  const text = useChatText();
  const dateText = useDateText();
  const toast = useToast();
  const { status, run, reset } = useAction(
    async ({ signal }, isFound: () => boolean, onEnd: (outcome: WalkOutcome) => void) => ({
      outcome: await session.loadOlderUntil(isFound, signal),
      onEnd,
    }),
    {
      onSuccess: ({ outcome, onEnd }) => {
        if (outcome === 'failed') toast.error(text('olderFailed'));
        else onEnd(outcome);
      },
    },
  );
  // Nobody waits for it any more.
  useEffect(() => reset, [reset]);

  const ways = useMemo(() => {
    const { store } = session;

    const seek = (isFound: () => boolean, onEnd: (outcome: WalkOutcome) => void): void => {
      if (!isFound()) {
        run(isFound, onEnd);
        return;
      }
      reset();
      // After what the press itself changes: what it closes gives the focus back.
      queueMicrotask(() => onEnd('found'));
    };

    return {
      stop: reset,
      seekMessage: (chatId: string, onShown = onFound) =>
        seek(
          () => Boolean(store.find(chatId)?.seq),
          (outcome) => {
            if (outcome === 'found') onShown(chatId);
            else toast.show({ content: text('messageGone') });
          },
        ),
      seekDay: (day: number) =>
        seek(
          () => (store.getSnapshot().messages[0]?.sentAt ?? day) < day,
          (outcome) => {
            const { messages } = store.getSnapshot();
            const next = messages.find(({ sentAt }) => sentAt >= day);
            if (next) onFound(next.chatId);
            if (next && startOfDay(next.sentAt) === day) return;
            const isBefore = outcome === 'beginning' && next !== undefined && next === messages[0];
            if (isBefore) toast.show({ content: text('dateBeginning', { date: dateText(next.sentAt) }) });
            else toast.show({ content: text('dateNone', { date: dateText(day) }) });
          },
        ),
    };
  }, [session, onFound, toast, text, dateText, run, reset]);

  return { isSeeking: status === 'pending', ...ways };
}
