import type { ReactNode } from 'react';
import { CallProvider } from '../context/CallProvider.tsx';
import type { Additions } from '../core/additions/createAdditions.ts';
import type { Gestures } from '../core/gestures/createGestures.ts';
import type { CallSlots } from '../slots/CallSlots.ts';
import type { DemoCall } from './demoCall.ts';

/** Props of {@link DemoCallView}. */
export interface DemoCallViewProps {
  /** The call. */
  call: DemoCall;
  /** Adding people; without it nobody can be added. */
  additions?: Additions | undefined;
  /** Hands and reactions; without them there are none. */
  gestures?: Gestures | undefined;
  /** Parts to draw differently. */
  slots?: CallSlots;
  /** The views. */
  children: ReactNode;
}

/** Everything that a view of a call needs, in memory. Renders no element. */
export function DemoCallView({ call, additions, gestures, slots, children }: DemoCallViewProps) {
  return (
    <CallProvider
      session={call.session}
      media={call.fake.media}
      people={call.people}
      additions={additions}
      gestures={gestures}
      slots={slots}
    >
      {children}
    </CallProvider>
  );
}
