import { CallProvider, CallScreen, createCallSession } from '@franca/call-kit';
import { type FakeRoom, fakeRoom, fakeSignaling } from '@franca/call-kit/testing';
import type { ReactNode } from 'react';

/** A call of Franca's kit without network or devices. */
export interface FrancaCall {
  readonly fake: FakeRoom;
  /** Participants besides the viewer. */
  readonly ids: readonly string[];
  readonly view: ReactNode;
  /** Resolves once the room is entered. */
  readonly joined: () => Promise<void>;
  readonly close: () => void;
}

/** Which call. */
export interface FrancaCallOptions {
  readonly role: 'caller' | 'callee';
  /** How many besides the viewer. */
  readonly people: number;
  readonly hasCameras: boolean;
}

/** Opens a call; `view` is to be rendered. */
export function openFrancaCall({ role, people: count, hasCameras }: FrancaCallOptions): FrancaCall {
  const fake = fakeRoom();
  const userIds = Array.from({ length: count }, (_, index) => `person-${index}`);
  const ids = userIds.map((userId) => fake.join({ userId, camera: hasCameras }));
  const people = ['viewer', ...userIds].map((userId) => ({ userId, name: userId }));
  const session = createCallSession({
    facts: {
      uuid: 'bench',
      topicId: 'bench',
      isVideo: hasCameras,
      role,
      viewerId: 'viewer',
      creatorId: role === 'caller' ? 'viewer' : 'person-0',
      memberIds: people.map(({ userId }) => userId),
      startedAt: Date.now(),
    },
    signaling: fakeSignaling().signaling,
    media: fake.media,
  });
  const isJoined = () => session.getSnapshot().state.kind === 'joined';
  return {
    fake,
    ids,
    view: (
      <CallProvider session={session} media={fake.media} people={people}>
        <CallScreen onClose={() => undefined} />
      </CallProvider>
    ),
    joined: () =>
      new Promise((resolve) => {
        if (isJoined()) return resolve();
        const stop = session.subscribe(() => {
          if (!isJoined()) return;
          stop();
          resolve();
        });
      }),
    close: () => session.dispose(),
  };
}
