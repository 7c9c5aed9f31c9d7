import { type Clock, systemClock } from '@franca/ui/core';
import { callBackgrounds } from '../backgrounds/index.ts';
import type { CallFacts } from '../core/call/CallState.ts';
import { type CallSession, createCallSession } from '../core/call/createCallSession.ts';
import type { CallPerson } from '../core/people/CallPerson.ts';
import type { FakePerson } from './fakeParticipant.ts';
import { type FakeRoom, type FakeRoomOptions, fakeRoom } from './fakeRoom.ts';
import { type FakeSignaling, fakeSignaling } from './fakeSignaling.ts';

/** People of demonstrations, the viewer first. */
export const demoCallPeople: readonly CallPerson[] = [
  { userId: 'viewer', name: 'Ana Silva' },
  { userId: 'lucia', name: 'Lucía Ortega' },
  { userId: 'minh', name: 'Minh Trần' },
  { userId: 'omar', name: 'عمر حداد' },
  { userId: 'giulia', name: 'Giulia Conti' },
  { userId: 'noor', name: 'Noor Al-Rashid' },
  { userId: 'tomas', name: 'Tomás Vidal' },
  { userId: 'chloe', name: 'Chloé Martin' },
];

/** A call with everything behind it, moved by the test. */
export interface DemoCall {
  readonly session: CallSession;
  readonly fake: FakeRoom;
  readonly server: FakeSignaling;
  readonly people: readonly CallPerson[];
  /** Ids of those who were in the room at the beginning. */
  readonly ids: readonly string[];
}

/** Options of {@link demoCall}. */
export interface DemoCallOptions extends Omit<FakeRoomOptions, 'people'> {
  /** Whether the viewer calls or is called. Default `caller`. */
  readonly role?: CallFacts['role'] | undefined;
  /** Whether it is a video call. Default true. */
  readonly isVideo?: boolean | undefined;
  /** Who is in the room already. Default: nobody. */
  readonly people?: readonly FakePerson[] | undefined;
  /** Time. With `manualClock()` of `@franca/ui/core` it stands until a test moves it. Default: the machine's. */
  readonly clock?: Clock | undefined;
}

/** Makes a call of the demonstration's people. */
export function demoCall(options: DemoCallOptions = {}): DemoCall {
  const { role = 'caller', isVideo = true, people = [], clock = systemClock, ...rest } = options;
  const fake = fakeRoom({ viewerLabel: 'Ana', ...rest });
  const ids = people.map((person) => fake.join(person));
  const server = fakeSignaling();
  const memberIds = ['viewer', ...(people.length > 0 ? people.map(({ userId }) => userId) : ['lucia'])];
  const session = createCallSession({
    facts: {
      uuid: 'demo',
      topicId: 'demo',
      isVideo,
      role,
      viewerId: 'viewer',
      creatorId: role === 'caller' ? 'viewer' : 'lucia',
      memberIds,
      startedAt: clock.now(),
    },
    signaling: server.signaling,
    media: fake.media,
    backgrounds: callBackgrounds,
    clock,
  });
  return { session, fake, server, people: demoCallPeople, ids };
}
