import type { PackageName } from '@franca/contract';
import type { TopicMembers } from '../domains/topics/Topics.ts';

/** What domains know and the routers of HTTP and sockets ask before a handler runs. */
export type Checks = {
  /** Whose session a token is; undefined when it is not valid. */
  readSession: (token: string) => Promise<string | undefined>;
  /**
   * The phone number or address that somebody without an account has just verified, by registration token or body;
   * refuses with `unauthorized` a token of a session that has ended and what needs a session, with `verification_required`
   * everything else.
   */
  requireRegistrant: (token: string | null, body: unknown) => Promise<string>;
  /** The members of a topic; refuses with `topic_not_found` when the user is none of them. */
  requireMember: (member: { topicId: string; userId: string }) => Promise<TopicMembers>;
  /** Refuses with `call_not_found` unless the user is called, or calls, and is a member of the conversation now. */
  requireCallParticipant: (participant: { uuid: string; userId: string }) => Promise<void>;
  /** Refuses with `assistant_topic_not_found` unless the id is that of the user's conversation with the assistant, or of a message in one. */
  requireAssistantOwner: (owner: { id: string; userId: string }) => Promise<void>;
  /** Refuses with `user_not_found` unless the two users share a topic. */
  requireSharedTopic: (users: { userId: string; otherId: string }) => Promise<void>;
  /** The plan by which a user may do things. */
  planOf: (userId: string) => Promise<PackageName>;
};

/** The checks, and the way for domains to provide them. */
export type ChecksHandle = {
  /** Each check as provided; throws an Error while no domain provides it. */
  checks: Checks;
  /** Called by the domain that knows the answers, before the server listens. */
  provide: (checks: Partial<Checks>) => void;
};

/** Lets routers be made before the domains whose checks they enforce. */
export function createChecks(): ChecksHandle {
  const provided: Partial<Checks> = {};
  function find<Name extends keyof Checks>(name: Name): Checks[Name] {
    const check = provided[name];
    if (!check) throw new Error(`No connected domain provides the check ${name}.`);
    return check;
  }
  return {
    checks: {
      readSession: (token) => find('readSession')(token),
      requireRegistrant: (token, body) => find('requireRegistrant')(token, body),
      requireMember: (member) => find('requireMember')(member),
      requireCallParticipant: (participant) => find('requireCallParticipant')(participant),
      requireAssistantOwner: (owner) => find('requireAssistantOwner')(owner),
      requireSharedTopic: (users) => find('requireSharedTopic')(users),
      planOf: (userId) => find('planOf')(userId),
    },
    provide: (checks) => void Object.assign(provided, checks),
  };
}
