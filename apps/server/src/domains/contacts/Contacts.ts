import type { RelationAction, User } from '@franca/contract';
import type { SQL } from 'drizzle-orm';
import type { KeptProfile } from '../../db/schema/contacts.ts';

/** What one person is to another, as the other is told. */
export type RelationView = Pick<
  User,
  'is_block' | 'is_friend' | 'is_requested' | 'is_waiting_accept' | 'relation_seq'
> & {
  /** What is shown of the person while one of the two blocks the other; null otherwise. */
  profile: KeptProfile | null;
};

/** Friends, requests and blocks, as the other domains use them. */
export type Contacts = {
  /** What people are to a viewer, by their ids; those with whom there never was anything are left out. */
  relationsTo: (viewerId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, RelationView>>;
  /** The condition that somebody may be found by a viewer: a person is not found by those whom they block. */
  isFindable: (viewerId: string, personId: SQL) => SQL;
  /** Whether one of two people blocks the other. */
  isBlocked: (pair: { userId: string; otherId: string }) => Promise<boolean>;
  /** Everybody whom a person blocks, or who blocks them. */
  blockedWith: (userId: string) => Promise<string[]>;
  /** Whether a profile that is kept behind a block shows this avatar. */
  showsAvatar: (url: string) => Promise<boolean>;
  /** Shows a changed profile to those who are online and have something with the person, but not across a block. */
  announce: (userId: string) => Promise<void>;
  /** Everybody with whom a person has a friendship or a request, or whom they block. */
  knownTo: (userId: string) => Promise<string[]>;
  /** Removes all that stands between a deleted account and others, and takes it off their screens. */
  forget: (userId: string) => Promise<void>;
  /** Does something about another person; answers that person with the new relation. */
  act: (request: RelationRequest) => Promise<User>;
};

/** What somebody does about another person. */
export type RelationRequest = { userId: string; otherId: string; action: RelationAction; at?: Date };

/** What stands between two people, and how it is changed. */
export type Relations = Omit<Contacts, 'act' | 'announce' | 'forget'> & {
  /** Everybody with whom a person has a friendship or a request, and no block. */
  bondsOf: (userId: string) => Promise<string[]>;
  /** Removes the rows of a person; returns those to whom something was shown of it, each with the next number of the relation. */
  removeAll: (userId: string) => Promise<{ viewerId: string; seq: number }[]>;
  /** Changes what stands between two people in one transaction; refuses what the relation does not allow. */
  change: (request: RelationRequest) => Promise<RelationChange>;
};

/** What a change of a relation did. */
export type RelationChange = {
  /** Whether the one who acted is shown something else than before. */
  isNewForUser: boolean;
  /** Whether the other one is. */
  isNewForOther: boolean;
  /** The first block of the two began, or the last one ended. */
  block: 'began' | 'ended' | undefined;
  /** Whether the one who acted began or ended their own block. */
  isOwnBlock: boolean;
  /** Avatars that no kept profile shows any more, with their owners. */
  leftAvatars: readonly { userId: string; url: string }[];
  /** Those of the two whose notifications changed. */
  notified: readonly string[];
};
