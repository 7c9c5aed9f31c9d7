// The call without React: for other frameworks, for servers that simulate clients, and for tests.
export type {
  Addition,
  AdditionHandlers,
  AdditionState,
  AdditionsPort,
  CallCandidate,
} from './additions/AdditionsPort.ts';
export {
  type AdditionOutcome,
  type Additions,
  type AdditionsOptions,
  type AdditionsSnapshot,
  createAdditions,
} from './additions/createAdditions.ts';
export type { CallEffect, CallEvent } from './call/CallEvent.ts';
export type { CallEndReason, CallFacts, CallState, RoomLink } from './call/CallState.ts';
export { type CallTimes, defaultCallTimes } from './call/CallTimes.ts';
export {
  type CallSession,
  type CallSessionOptions,
  type CallSnapshot,
  createCallSession,
} from './call/createCallSession.ts';
export type { MemberResponse, RoomAccess, SignalingHandlers, SignalingPort } from './call/SignalingPort.ts';
export { beginCall, type CallStep, nextDeadline, transitionCall } from './call/transitionCall.ts';
export type { Background, BackgroundChoice, BackgroundImage } from './devices/Background.ts';
export {
  type CallStorage,
  type CallStorageName,
  localCallStorage,
  memoryCallStorage,
} from './devices/CallStorage.ts';
export type { CallSwitches } from './devices/callSwitches.ts';
export { createLocalMedia } from './devices/createLocalMedia.ts';
export type {
  LocalMedia,
  LocalMediaHandlers,
  LocalMediaOptions,
  LocalMediaSnapshot,
  LocalSource,
} from './devices/LocalMedia.ts';
export {
  createGestures,
  type Gestures,
  type GesturesOptions,
  type GesturesSnapshot,
  type ShownReaction,
} from './gestures/createGestures.ts';
export type { GestureHandlers, GesturesPort, HandChange, Reaction } from './gestures/GesturesPort.ts';
export { type Arrangement, arrangeParticipants } from './people/arrangeParticipants.ts';
export type { CallPerson } from './people/CallPerson.ts';
export { callTime } from './people/callTime.ts';
export {
  CallError,
  type CallErrorCode,
  type CallRoom,
  type CallTrack,
  type ConnectRequest,
  type Device,
  type DeviceKind,
  type LocalTrack,
  type MediaPort,
  type Participant,
  type RoomErrorReason,
  type RoomSnapshot,
  type TrackView,
} from './room/CallRoom.ts';
export type { VideoPool } from './video/createVideoPool.ts';
