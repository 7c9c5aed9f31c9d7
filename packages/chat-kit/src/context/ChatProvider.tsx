import { type ReactNode, useEffect, useMemo } from 'react';
import type { ChoiceStorage } from '../core/choices/ChoiceStorage.ts';
import { createTranslationChoices } from '../core/choices/createTranslationChoices.ts';
import type { Clock } from '../core/clock/Clock.ts';
import { systemClock } from '../core/clock/systemClock.ts';
import { createDrafts } from '../core/drafts/createDrafts.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';
import type { ChatSlots } from '../slots/ChatSlots.ts';
import { SlotProvider } from '../slots/SlotProvider.tsx';
import { ChatContext, type ChatServices } from './ChatContext.ts';
import { createSessionCache } from './createSessionCache.ts';

/** Props of {@link ChatProvider}. */
export interface ChatProviderProps {
  /** The backend; keep it the same object while the person is signed in. */
  port: ChatDataPort;
  /** Where own messages wait; the provider starts it, wakes it when the network is back, and stops it. */
  outbox: Outbox;
  /** Where choices and drafts are kept; one per account. */
  storage: ChoiceStorage;
  /** Time. Default: the machine's. */
  clock?: Clock;
  /** Parts to draw differently; see {@link ChatSlots}. */
  slots?: ChatSlots;
  /** The application. */
  children: ReactNode;
}

/** Gives the views below a backend, an outbox and a memory. Renders no element. */
export function ChatProvider(props: ChatProviderProps) {
  const { port, outbox, storage, clock = systemClock, slots, children } = props;
  const services = useMemo<ChatServices>(
    () => ({
      port,
      outbox,
      clock,
      choices: createTranslationChoices(storage),
      drafts: createDrafts(storage),
      ...createSessionCache({ port, outbox, clock }),
    }),
    [port, outbox, storage, clock],
  );

  useEffect(() => {
    void outbox.start();
    window.addEventListener('online', outbox.wake);
    return () => {
      window.removeEventListener('online', outbox.wake);
      outbox.stop();
    };
  }, [outbox]);

  return (
    <ChatContext value={services}>
      <SlotProvider slots={slots}>{children}</SlotProvider>
    </ChatContext>
  );
}
