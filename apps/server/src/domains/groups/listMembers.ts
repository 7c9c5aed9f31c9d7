import { foldName } from '@franca/contract';
import type { TopicMember } from '../topics/Topics.ts';
import type { Groups } from './Groups.ts';

const byName = (one: TopicMember, other: TopicMember): number =>
  foldName(one.name).localeCompare(foldName(other.name)) || (one.userId < other.userId ? -1 : 1);

/** A page of the members by name, the caller first. */
export const listMembers: Groups['list'] = ({ self, others }, { page, limit }) => {
  const all = [self, ...others.toSorted(byName)];
  const data = all.slice((page - 1) * limit, page * limit).map((member) => ({
    _id: member.userId,
    name: member.name,
    avatar: member.avatar,
    is_verified: member.isVerified,
    country: member.country,
    language: member.language,
    accent: member.accent,
  }));
  return { data, pagination: { current: page, totalPage: Math.max(1, Math.ceil(all.length / limit)) } };
};
