import { type Acknowledgement, type ClientEvent, commonErrors, isMet } from '@franca/contract';
import type { Checks } from '../core/createChecks.ts';
import { Refusal } from '../core/Refusal.ts';
import type { RateLimiter } from '../db/createRateLimiter.ts';
import { awayRetrySeconds, isDatabaseAway } from '../db/Database.ts';
import type { TopicMembers } from '../domains/topics/Topics.ts';

/** What the policy of events is enforced with. */
export type EventPolicyOptions = {
  /** Who may do what, asked of the domains. */
  checks: Pick<Checks, 'requireMember' | 'requireSharedTopic' | 'requireCallParticipant' | 'planOf'>;
  /** Counts events per user over all processes. */
  limiter: RateLimiter;
  /** Called with errors that no client can help. */
  onError: (error: unknown) => void;
  /** For tests: called with a sentence where a refusal is not declared by the event. */
  onViolation?: ((sentence: string) => void) | undefined;
};

/** Enforces what an event's definition says, in one place for all namespaces. */
export type EventPolicy = {
  /** Refuses unless the user may send this event with this payload, now. */
  enforce: (event: ClientEvent, payload: unknown, userId: string) => Promise<void>;
  /** The acknowledgement of an event whose handler threw. */
  refuse: (event: ClientEvent, error: unknown) => Acknowledgement;
};

/** Milliseconds for which a stream goes on without asking again who may send it; its domain ends it at once. */
const streamTrustMs = 3000;
/** Streams that are remembered at most. */
const maxStreams = 10_000;

type Ids = { topic_id?: string; user_id?: string; uuid?: string };

/** What an unexpected error is to the client; it reveals nothing else. */
const refusalOf = (error: unknown): Refusal =>
  isDatabaseAway(error)
    ? new Refusal('unavailable', { retryAfter: awayRetrySeconds })
    : new Refusal('internal');

/** Access, plan, limit and errors of events. */
export function createEventPolicy(options: EventPolicyOptions): EventPolicy {
  const { checks, limiter, onError, onViolation } = options;
  /** When the participants who send streams were last asked for. */
  const trusted = new Map<string, number>();

  /** Pieces of a stream come several times a second: whoever might send the last one need not be looked up for each. */
  async function requireStream(event: ClientEvent, participant: { uuid: string; userId: string }) {
    const key = `${participant.userId} ${participant.uuid}`;
    const now = Date.now();
    if (!event.acknowledged && now - (trusted.get(key) ?? 0) < streamTrustMs) return;
    trusted.delete(key);
    await checks.requireCallParticipant(participant);
    trusted.set(key, now);
    const [oldest] = trusted.keys();
    if (trusted.size > maxStreams && oldest !== undefined) trusted.delete(oldest);
  }

  async function requireAccess(
    event: ClientEvent,
    ids: Ids,
    userId: string,
  ): Promise<TopicMembers | undefined> {
    const { access, id } = event;
    const { topic_id: topicId, user_id: otherId, uuid } = ids;
    if (access === 'self' || (access === 'sharesTopic' && otherId === userId)) return undefined;
    if (access === 'topicMember' && topicId) return checks.requireMember({ topicId, userId });
    if (access === 'sharesTopic' && otherId) await checks.requireSharedTopic({ userId, otherId });
    else if (access === 'callParticipant' && uuid) await requireStream(event, { uuid, userId });
    else throw new Error(`Nothing checks the access ${access} of the event ${id} with this payload.`);
    return undefined;
  }

  async function requireFeature(
    { feature }: ClientEvent,
    userId: string,
    members: TopicMembers | undefined,
  ): Promise<void> {
    if (feature === null) return;
    const plan = members?.self.plan ?? (await checks.planOf(userId));
    if (!isMet(feature, { plan, topic: members?.self.topic })) throw new Refusal('not_permitted');
  }

  return {
    enforce: async (event, payload, userId) => {
      const members = await requireAccess(event, payload as Ids, userId);
      await requireFeature(event, userId, members);
      const retryAfter = event.limit ? await limiter(event.limit, userId) : 0;
      if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
    },
    refuse: (event, error) => {
      if (!(error instanceof Refusal)) onError(error);
      const refusal = error instanceof Refusal ? error : refusalOf(error);
      const isDeclared = [...event.errors, ...commonErrors].includes(refusal.code);
      if (!isDeclared)
        onViolation?.(`${event.id} was refused with ${refusal.code}, which its errors do not name.`);
      const { sentences: errors, code, retryAfter } = refusal;
      return { success: false, errors, code, ...(retryAfter !== undefined && { retry_after: retryAfter }) };
    },
  };
}
