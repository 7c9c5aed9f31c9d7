import type { SlotsOf } from '@franca/ui/kit';
import type { CallFooter } from '../CallFooter/CallFooter.tsx';
import type { IncomingCall } from '../IncomingCall/IncomingCall.tsx';
import type { MainParticipant } from '../MainParticipant/MainParticipant.tsx';
import type { OutgoingCall } from '../OutgoingCall/OutgoingCall.tsx';
import type { ParticipantTile } from '../ParticipantTile/ParticipantTile.tsx';
import type { Avatar } from './Avatar.ts';

/**
 * Parts of a call that an application draws itself, each with the props of the component that it replaces. Make the
 * components outside of other components. `Default` of a part is what the kit draws, to be wrapped. Null empties a slot.
 */
export type CallSlots = SlotsOf<
  | typeof Avatar
  | typeof CallFooter
  | typeof IncomingCall
  | typeof MainParticipant
  | typeof OutgoingCall
  | typeof ParticipantTile
>;
