import { useToast } from '@franca/ui/Toaster';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { hasEnded } from '../core/model/hasEnded.ts';
import type { PinnedMessage } from '../core/model/PinnedMessage.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import type { TopicSnapshot } from '../core/store/TopicStore.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';
import { usePassed } from './usePassed.ts';

/** The pinned messages of a conversation. */
export interface PinsModel {
  /** The one that was pinned last first, each as it is known now. */
  readonly pins: readonly PinnedMessage[];
  /** Whether a message is among them. */
  readonly isPinned: (chatId: string) => boolean;
  /** Pins or unpins a message, for everybody; undefined where the port cannot. */
  readonly setPinned: ((chatId: string, isPinned: boolean) => void) | undefined;
  /** Unpins a message; undefined where the port cannot. */
  readonly unpin: ((chatId: string) => void) | undefined;
}

interface Found {
  readonly pins: readonly PinnedMessage[];
  readonly hasFailed: boolean;
}

/** Reads what is pinned: when the conversation is opened, and again when something of it has changed. */
export function usePins(session: TopicSession, snapshot: TopicSnapshot): PinsModel {
  const { port, clock } = useChat();
  const { messages } = port;
  const { pins: read, pin } = messages;
  const toast = useToast();
  const { topicId, store } = session;
  const [{ pins: found, hasFailed }, setFound] = useState<Found>({ pins: [], hasFailed: false });
  const [tries, setTries] = useState(0);
  // Of a message whose page is loaded the store knows more; of others a translation comes with the next answer.
  const isWaiting = found.some(
    ({ message }) => message.translation.kind === 'queued' && !store.find(message.chatId),
  );
  const { pinsSeq, rewritesSeq, lastSeq } = snapshot;
  const asked = [
    pinsSeq,
    found.length > 0 ? rewritesSeq : 0,
    isWaiting || hasFailed ? lastSeq : 0,
    tries,
  ].join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says when to ask again.
  useEffect(() => {
    if (!read) return;
    const controller = new AbortController();
    const { signal } = controller;
    read({ topicId }, { signal }).then(
      (pins) => signal.aborted || setFound({ pins, hasFailed: false }),
      () => signal.aborted || setFound((before) => ({ ...before, hasFailed: true })),
    );
    return () => controller.abort();
  }, [read, topicId, asked]);

  useEffect(() => {
    if (!hasFailed) return;
    const retry = (): void => setTries((count) => count + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  const now = clock.now();
  const ends = found.map(({ message }) => message.expiresAt ?? null).filter((at) => at !== null && at > now);
  const hasOneEnded = usePassed(ends.length > 0 ? Math.min(...ends.map(Number)) : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another snapshot the store knows something else, and with time some end.
  const pins = useMemo(
    () =>
      found
        .map(({ message, by }): PinnedMessage => {
          const known = store.find(message.chatId);
          return { by, message: known ? { ...known, seq: message.seq } : message };
        })
        .filter(({ message }) => !message.isRecalled && !hasEnded(message, clock.now())),
    [found, store, snapshot, hasOneEnded],
  );
  const ids = pins.map(({ message }) => message.chatId).join(' ');
  const isPinned = useCallback((chatId: string) => ids.split(' ').includes(chatId), [ids]);
  const setPinned = useCallback(
    (chatId: string, isNow: boolean): void => {
      pin?.({ topicId, chatId, isPinned: isNow }, {}).catch((error: unknown) => toast.error(reasonOf(error)));
    },
    [pin, topicId, toast],
  );
  return {
    pins,
    isPinned,
    setPinned: pin && setPinned,
    unpin: pin && ((chatId) => setPinned(chatId, false)),
  };
}
