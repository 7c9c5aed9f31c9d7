import { rateLimits } from '../constants/rateLimits.ts';
import { describeRequirement } from '../constants/requirements.ts';
import type { Access } from './access.ts';
import type { EndpointDefinition } from './Endpoint.ts';

const callers: Readonly<Record<Access['kind'], string>> = {
  public: 'Anybody may call it.',
  loopback: 'Answered to the same machine only.',
  devKey: 'Answered to the same machine only, with the key that the start prints in `x-franca-dev-key`.',
  registration: 'Needs a session token, or the registration token of a verification.',
  self: 'Needs a session token.',
  link: 'Whoever has the address may call it.',
  topicMember: 'Needs the session token of a member of the topic.',
  messageReader: 'Needs the session token of somebody who can read the message.',
  callParticipant: 'Needs the session token of a participant of the call.',
  assistantOwner: 'Needs the session token of the owner of the conversation.',
};

/** The policy of an endpoint in sentences for people: who may call it, with which plan and how often. */
export function describePolicy({ access, feature, limit }: EndpointDefinition): string {
  const { count, windowSeconds, subject } = rateLimits[limit];
  const often = `At most ${count} times in ${windowSeconds} seconds per ${subject} (${limit}).`;
  return [callers[access.kind], feature && describeRequirement(feature), often].filter(Boolean).join(' ');
}
