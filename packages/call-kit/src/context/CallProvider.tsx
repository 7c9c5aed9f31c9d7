import { SlotProvider } from '@franca/ui/kit';
import { type ReactNode, useMemo, useState } from 'react';
import type { CallSession } from '../core/call/createCallSession.ts';
import type { Gestures } from '../core/gestures/createGestures.ts';
import type { CallPerson } from '../core/people/CallPerson.ts';
import type { MediaPort } from '../core/room/CallRoom.ts';
import { createVideoPool } from '../core/video/createVideoPool.ts';
import type { CallSlots } from '../slots/CallSlots.ts';
import { CallContext, type CallServices } from './CallContext.ts';

/** Props of {@link CallProvider}. */
export interface CallProviderProps {
  /** The call; make it once, outside of rendering. */
  session: CallSession;
  /** The media service that the session was made with. */
  media: MediaPort;
  /** Who may be in the call, the viewer among them; keep it the same array. */
  people: readonly CallPerson[];
  /** Hands and reactions, from `createGestures`; without them none are shown or offered. */
  gestures?: Gestures | undefined;
  /** Parts to draw differently. */
  slots?: CallSlots | undefined;
  /** The views. */
  children: ReactNode;
}

/**
 * Gives the views below it a call. Renders no element.
 *
 * @example
 * <CallProvider session={session} media={media} people={people}>
 *   <CallScreen onClose={goBack} />
 * </CallProvider>
 */
export function CallProvider({ session, media, people, gestures, slots, children }: CallProviderProps) {
  const [pinnedId, pin] = useState<string | null>(null);
  const [videos] = useState(createVideoPool);
  const services = useMemo<CallServices>(() => {
    const known = new Map(people.map((person) => [person.userId, person]));
    const personOf = (userId: string): CallPerson => known.get(userId) ?? { userId, name: userId };
    return { session, media, personOf, gestures: gestures ?? null, videos, pinnedId, pin };
  }, [session, media, people, gestures, videos, pinnedId]);
  return (
    <CallContext value={services}>
      <SlotProvider slots={slots}>{children}</SlotProvider>
    </CallContext>
  );
}
