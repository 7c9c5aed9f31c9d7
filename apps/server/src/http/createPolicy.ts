import {
  type Access,
  type EndpointDefinition,
  type EndpointLimit,
  isMet,
  isOfTopic,
  type RateLimit,
  rateLimits,
} from '@franca/contract';
import type { FastifyRequest } from 'fastify';
import type { Checks } from '../core/createChecks.ts';
import { Refusal } from '../core/Refusal.ts';
import type { RateLimiter } from '../db/createRateLimiter.ts';
import type { TopicMembers } from '../domains/topics/Topics.ts';
import type { LocalAccess } from './createLocalAccess.ts';
import type { OpenAccess } from './RouteHandler.ts';
import type { Input } from './readInput.ts';

/** What the policies of endpoints are checked with. */
export type PolicyOptions = Omit<Checks, 'requireSharedTopic'> & {
  /** Counts uses. */
  limiter: RateLimiter;
  /** Whether a request comes from this machine, and from whoever was shown the key. */
  local: LocalAccess;
  /** Whether plans decide what may be done on this server. */
  hasPlans: boolean;
};

/** Who makes a request. */
export type Caller = {
  /** The bearer token as it came. */
  token: string | null;
  /** The signed-in person. */
  userId: string | null;
  /** What a caller without an account has verified; only where the access is `registration`. */
  registrant: string | null;
};

/** The checks of an endpoint's policy, in the order in which the router makes them. */
export type Policy = {
  /** Who asks; refuses whoever has to sign in, or to verify an address, first. */
  identify: (endpoint: EndpointDefinition, request: FastifyRequest) => Promise<Caller>;
  /** Refuses what is about plans on a server without them. */
  requirePlans: (endpoint: EndpointDefinition) => void;
  /** Counts the call; refuses with 429 when it is one too many. */
  count: (
    endpoint: EndpointDefinition,
    caller: Caller,
    use: { network: string; body: unknown },
  ) => Promise<void>;
  /** Refuses when plans do not include what the endpoint needs. */
  requireFeature: (
    endpoint: EndpointDefinition,
    caller: Caller,
    call: { input: Input; members?: TopicMembers },
  ) => Promise<void>;
  /** Checks an access that depends on what the request names, and returns what the handler gets with it. */
  findNamed: (
    endpoint: EndpointDefinition,
    caller: Caller,
    input: Input,
  ) => Promise<{ members?: TopicMembers }>;
};

const openAccess: readonly string[] = [
  'public',
  'loopback',
  'devKey',
  'link',
  'registration',
] satisfies OpenAccess[];

/** Kinds of access that the router can check by an id of the request. */
const checkable: readonly Access['kind'][] = ['topicMember', 'callParticipant', 'assistantOwner'];

/** Throws unless somebody checks the access of an endpoint: the router, or as it declares the service behind it. */
export function assertCheckable({ id, access, feature }: EndpointDefinition): void {
  if (feature !== null && isOfTopic(feature) && access.kind !== 'topicMember')
    throw new Error(`${id} needs ${feature}, which depends on a topic, and names none.`);
  if (!('checkedBy' in access) || access.checkedBy === 'service' || checkable.includes(access.kind)) return;
  throw new Error(`${id} leaves its access to the router, which cannot check ${access.kind} yet.`);
}

/** The token of `Authorization: Bearer …`; null when there is none or it cannot be one. */
function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w~+/.=-]{1,1000})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

const usesOf = ({ perEntryOf }: RateLimit, body: unknown): number => {
  const entries = perEntryOf === undefined ? undefined : (body as Record<string, unknown>)[perEntryOf];
  return Array.isArray(entries) ? entries.length : 1;
};

/** Checks of access, feature and limit, for all endpoints alike. */
export function createPolicy(options: PolicyOptions): Policy {
  const { readSession, requireRegistrant, requireMember, requireCallParticipant } = options;
  const { requireAssistantOwner } = options;
  const { planOf, limiter, hasPlans, local } = options;

  async function requireUnderLimit(name: EndpointLimit, subject: string, uses: number): Promise<void> {
    const retryAfter = await limiter(name, subject, uses);
    if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
  }

  return {
    identify: async ({ access: { kind } }, request) => {
      if (kind === 'loopback' && !local.isLocal(request)) throw new Refusal('not_found');
      if (kind === 'devKey' && !local.hasKey(request)) throw new Refusal('not_found');
      const token = bearerToken(request);
      const userId = token ? ((await readSession(token)) ?? null) : null;
      if (userId !== null || kind !== 'registration') {
        if (userId === null && !openAccess.includes(kind)) throw new Refusal('unauthorized');
        return { token, userId, registrant: null };
      }
      const registrant = await requireRegistrant(token, request.body);
      return { token, userId, registrant };
    },
    requirePlans: ({ needsPlans }) => {
      if (needsPlans && !hasPlans) throw new Refusal('plans_off');
    },
    count: ({ limit }, { userId, registrant }, { network, body }) => {
      const isPersonal = rateLimits[limit].subject === 'person';
      const person = isPersonal ? (userId ?? registrant) : null;
      return requireUnderLimit(limit, person ?? network, usesOf(rateLimits[limit], body));
    },
    requireFeature: async ({ feature, access }, { userId }, { input, members }) => {
      // What the service checks depends on more than the request: the plan of a group's creator, a number of chats.
      if (feature === null || feature === 'furtherPrivateChat') return;
      if ('checkedBy' in access && access.checkedBy === 'service') return;
      if (userId === null) throw new Refusal('not_permitted');
      const { is_video: isVideo } = { ...(input.body as { is_video?: boolean } | undefined) };
      const plan = members?.self.plan ?? (await planOf(userId));
      if (!isMet(feature, { plan, topic: members?.self.topic, isVideo })) throw new Refusal('not_permitted');
    },
    findNamed: async ({ access }, { userId }, input) => {
      if (!('checkedBy' in access) || access.checkedBy === 'service' || userId === null) return {};
      const named = (input[access.in] as Record<string, unknown>)[access.field];
      switch (access.kind) {
        case 'topicMember':
          return { members: await requireMember({ topicId: String(named), userId }) };
        case 'callParticipant':
          await requireCallParticipant({ uuid: String(named), userId });
          return {};
        case 'assistantOwner':
          // A question without a conversation begins one.
          if (named) await requireAssistantOwner({ id: String(named), userId });
          return {};
        default:
          return {};
      }
    },
  };
}
