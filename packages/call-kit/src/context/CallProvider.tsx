import { SlotProvider } from '@franca/ui/kit';
import { type ReactNode, useMemo, useState } from 'react';
import type { Additions } from '../core/additions/createAdditions.ts';
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
  /** Adding people, from `createAdditions`; without it nobody can be added. */
  additions?: Additions | undefined;
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
export function CallProvider(props: CallProviderProps) {
  const { session, media, people, additions, gestures, slots, children } = props;
  const [pinnedId, pin] = useState<string | null>(null);
  const [videos] = useState(createVideoPool);
  const services = useMemo<CallServices>(() => {
    const known = new Map(people.map((person) => [person.userId, person]));
    const personOf = (userId: string): CallPerson => known.get(userId) ?? { userId, name: userId };
    const parts = { additions: additions ?? null, gestures: gestures ?? null };
    return { session, media, personOf, ...parts, videos, pinnedId, pin };
  }, [session, media, people, additions, gestures, videos, pinnedId]);
  return (
    <CallContext value={services}>
      <SlotProvider slots={slots}>{children}</SlotProvider>
    </CallContext>
  );
}
