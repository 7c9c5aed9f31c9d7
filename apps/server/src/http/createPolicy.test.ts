import {
  allEndpoints,
  allEvents,
  type ClientEvent,
  isMet,
  type PackageName,
  packageNames,
} from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/Refusal.ts';
import type { TopicMembers } from '../domains/topics/Topics.ts';
import { createEventPolicy } from '../realtime/createEventPolicy.ts';
import { createLocalAccess } from './createLocalAccess.ts';
import { createPolicy } from './createPolicy.ts';

const topics = [
  { isGroup: false, creatorPlan: null },
  { isGroup: true, creatorPlan: 'ultimate' },
  { isGroup: true, creatorPlan: 'free' },
] as const;

const never = async (): Promise<never> => {
  throw new Refusal('internal');
};
const refusalOf = (work: Promise<void>): Promise<string | null> =>
  work.then(
    () => null,
    (error: Refusal) => error.code,
  );

const policyFor = (plan: PackageName) =>
  createPolicy({
    readSession: async () => 'mia',
    requireRegistrant: never,
    requireMember: never,
    requireCallParticipant: never,
    requireAssistantOwner: never,
    planOf: async () => plan,
    limiter: async () => 0,
    local: createLocalAccess({ publicUrl: undefined, key: 'a-key-of-this-test' }),
    hasPlans: true,
  });

describe('the plan that a call needs', () => {
  // Also of calls that a later version serves: the table decides before there is a handler.
  const checked = allEndpoints.filter(
    ({ access, feature }) =>
      feature !== 'furtherPrivateChat' && !('checkedBy' in access && access.checkedBy === 'service'),
  );
  const caller = { token: 't', userId: 'mia', registrant: null };

  it.each(packageNames)('is asked of a caller on %s for every call, as the table says', async (plan) => {
    for (const endpoint of checked) {
      for (const topic of topics) {
        for (const isVideo of [true, false]) {
          const members = { self: { plan, topic } } as unknown as TopicMembers;
          const input = { params: undefined, query: undefined, body: { is_video: isVideo } };
          const work = policyFor(plan).requireFeature(endpoint, caller, { input, members });
          const { feature } = endpoint;
          const isOpen = feature === null || isMet(feature, { plan, topic, isVideo });
          expect(await refusalOf(work), endpoint.id).toBe(isOpen ? null : 'not_permitted');
        }
      }
    }
  });
});

describe('the plan that an event needs', () => {
  const sent = allEvents.filter((event): event is ClientEvent => event.direction === 'toServer');

  it.each(packageNames)('is asked of a sender on %s for every event, as the table says', async (plan) => {
    const policy = createEventPolicy({
      checks: {
        requireMember: never,
        requireCallParticipant: never,
        requireSharedTopic: async () => undefined,
        planOf: async () => plan,
      },
      limiter: async () => 0,
      onError: () => undefined,
    });
    for (const event of sent) {
      // What it is about is found by the checks of access, which have tests of their own.
      const work = policy.enforce({ ...event, access: 'self' }, {}, 'mia');
      const isOpen = event.feature === null || isMet(event.feature, { plan });
      expect(await refusalOf(work), event.id).toBe(isOpen ? null : 'not_permitted');
    }
  });
});
