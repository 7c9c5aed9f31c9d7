import type { Change, GroupInvitation, GroupLink, Member, Pagination, Topic } from '@franca/contract';
import type { TopicMembers } from '../topics/Topics.ts';

/** Group conversations. */
export type Groups = {
  /** Makes a group of its creator and others. */
  create: (group: NewGroup) => Promise<Topic>;
  /** Adds people; those who are members already stay so once. */
  add: (members: TopicMembers, userIds: readonly string[], at?: Date) => Promise<Topic>;
  /** Gives the group a name, a picture, or both. */
  update: (members: TopicMembers, changed: GroupSettings) => Promise<Topic>;
  /** Takes the caller out; the last one who leaves deletes the group. */
  leave: (members: TopicMembers) => Promise<void>;
  /** Takes the group from everybody, and deletes it half a minute later unless one of them brings it back. */
  remove: (members: TopicMembers) => Promise<void>;
  /** Brings back a group that was deleted a moment ago, for somebody who was in it. */
  restore: (member: { topicId: string; userId: string }) => Promise<Topic>;
  /** Deletes groups whose time is over, for tests. */
  runDue: () => Promise<void>;
  /** Takes somebody whose account is about to be deleted out of all groups. */
  leaveAll: (userId: string) => Promise<void>;
  /** Invite links. */
  links: GroupLinks;
  /** A page of the members by name, the caller first. */
  list: (members: TopicMembers, page: { page: number; limit: number }) => MemberPage;
};

/** Invite links of groups. */
export type GroupLinks = {
  /** Makes one, which ends after `lifetime` seconds and `maxUses` people; null: neither. */
  make: (
    members: TopicMembers,
    link: { lifetime: number | null; maxUses: number | null },
  ) => Promise<GroupLink>;
  /** Those of a group, newest first. */
  list: (members: TopicMembers) => Promise<GroupLink[]>;
  /** Ends one of a group. */
  revoke: (members: TopicMembers, id: string) => Promise<void>;
  /** What a token leads to, as a visitor (null) or somebody signed in is shown it. */
  read: (token: string, viewerId: string | null) => Promise<GroupInvitation>;
  /** Makes somebody a member of the group that a token leads to. */
  join: (token: string, userId: string) => Promise<Topic>;
};

/** A group before it is made. */
export type NewGroup = {
  userId: string;
  userIds: readonly string[];
  name: string;
  image?: string | null | undefined;
  at?: Date;
};

/** What every member sees alike; undefined leaves as it is. */
export type GroupSettings = { name?: string | undefined; image?: string | null | undefined };

/** A page of members. */
export type MemberPage = { data: Member[]; pagination: Pagination };

/** A change of a group as it is sent. */
export type GroupChange = Exclude<Change, { kind: 'message' }>;
