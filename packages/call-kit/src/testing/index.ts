// What tests, stories and demonstrations of calls need: a media service and a server without network.
export {
  createFakeTrack,
  type FakePicture,
  type FakeTrack,
  type FakeTrackOptions,
} from './createFakeTrack.ts';
export { DemoCallView, type DemoCallViewProps } from './DemoCallView.tsx';
export { type DemoCall, type DemoCallOptions, demoCall, demoCallPeople } from './demoCall.ts';
export { type FakeAdditionsOptions, type FakeAdditionsServer, fakeAdditions } from './fakeAdditions.ts';
export { type FakeGesturesOptions, type FakeGesturesServer, fakeGestures } from './fakeGestures.ts';
export type { FakeChange, FakePerson } from './fakeParticipant.ts';
export {
  type FakeFailures,
  type FakeRoom,
  type FakeRoomOptions,
  fakeRoom,
} from './fakeRoom.ts';
export { type FakeSignaling, fakeSignaling } from './fakeSignaling.ts';
