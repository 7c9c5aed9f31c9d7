import type { ErrorCode } from '../errors/errorCodes.ts';
import type { User } from './user.ts';

/** What one person is to another, by the first that is true (docs/behaviour/people.md, Relation and action). */
export const relations = ['blocked', 'friend', 'waiting', 'requested', 'none'] as const;
/** What one person is to another: `waiting` for the answer of whoever sees it, `requested` by them. */
export type Relation = (typeof relations)[number];

/** What stands between two people, as one of them sees it. */
export type Bond = 'none' | 'requested' | 'waiting' | 'friend';

/** Everything between two people, as one of them sees it. */
export interface RelationState {
  /** Friendship or open request. */
  readonly bond: Bond;
  /** Whether the one who sees it blocks the other. */
  readonly blocks: boolean;
  /** Whether the other one blocks them, of which they are not told. */
  readonly isBlocked: boolean;
}

/** What somebody can do about another person. */
export const relationActions = ['add', 'cancel', 'accept', 'decline', 'remove', 'block', 'unblock'] as const;
/** What somebody can do about another person. */
export type RelationAction = (typeof relationActions)[number];

/** What an action makes of a state: the next one, the same one where nothing is left to do, or the code of a refusal. */
export type RelationOutcome = { readonly next: RelationState } | { readonly refusal: ErrorCode };

const withBond = (state: RelationState, bond: Bond): RelationOutcome => ({ next: { ...state, bond } });

/** An open request ends with a block, a friendship stays. */
const bondBehindBlock = (bond: Bond): Bond => (bond === 'friend' ? 'friend' : 'none');

const outcomes: Record<RelationAction, (state: RelationState) => RelationOutcome> = {
  add: (state) => {
    if (state.blocks || state.isBlocked) return { refusal: 'blocked' };
    if (state.bond === 'friend') return { refusal: 'friend_exists' };
    // Both asked: that is an answer.
    return withBond(state, state.bond === 'waiting' ? 'friend' : 'requested');
  },
  cancel: (state) =>
    state.bond === 'requested' ? withBond(state, 'none') : { refusal: 'friend_request_not_found' },
  accept: (state) => {
    // Accepted before, perhaps in another window.
    if (state.bond === 'friend') return { next: state };
    return state.bond === 'waiting' ? withBond(state, 'friend') : { refusal: 'friend_request_not_found' };
  },
  decline: (state) =>
    state.bond === 'waiting' ? withBond(state, 'none') : { refusal: 'friend_request_not_found' },
  remove: (state) => (state.bond === 'friend' ? withBond(state, 'none') : { refusal: 'not_friends' }),
  block: (state) => ({ next: { ...state, bond: bondBehindBlock(state.bond), blocks: true } }),
  unblock: (state) => ({ next: { ...state, blocks: false } }),
};

/** What happens when one person does something about another. */
export const applyRelationAction = (state: RelationState, action: RelationAction): RelationOutcome =>
  outcomes[action](state);

const mirrored: Record<Bond, Bond> = {
  none: 'none',
  friend: 'friend',
  requested: 'waiting',
  waiting: 'requested',
};

/** The same state as the other person sees it. */
export const mirrorRelation = ({ bond, blocks, isBlocked }: RelationState): RelationState => ({
  bond: mirrored[bond],
  blocks: isBlocked,
  isBlocked: blocks,
});

/** The flags of a person on the wire. */
export type RelationFlags = Pick<User, 'is_block' | 'is_friend' | 'is_waiting_accept' | 'is_requested'>;

/** A state as its viewer is told; whether they are blocked is not part of it. */
export const toRelationFlags = ({ bond, blocks }: Pick<RelationState, 'bond' | 'blocks'>): RelationFlags => ({
  is_block: blocks,
  is_friend: bond === 'friend',
  is_waiting_accept: bond === 'waiting',
  is_requested: bond === 'requested',
});

/** The one relation that a person's flags amount to. */
export function relationOf(flags: RelationFlags): Relation {
  if (flags.is_block) return 'blocked';
  if (flags.is_friend) return 'friend';
  if (flags.is_waiting_accept) return 'waiting';
  return flags.is_requested ? 'requested' : 'none';
}

/** Where the one button of a relation stands. */
export type RelationPlace = 'search' | 'profile' | 'requests';

/** The one button of a relation. */
export interface RelationButton {
  /** Its word: the key of its text. */
  readonly label: 'add' | 'resend' | 'accept' | 'unblock' | 'unfriend';
  /** What it does; null where it is shown and does nothing. */
  readonly action: RelationAction | null;
}

/** The button of a relation: friends are not ended in the search, and a request is sent again only from the page of requests. */
export function relationButton(relation: Relation, place: RelationPlace): RelationButton {
  switch (relation) {
    case 'blocked':
      return { label: 'unblock', action: 'unblock' };
    case 'friend':
      return { label: 'unfriend', action: place === 'search' ? null : 'remove' };
    case 'waiting':
      return { label: 'accept', action: 'accept' };
    case 'requested':
      return { label: 'resend', action: place === 'requests' ? 'add' : null };
    case 'none':
      return { label: 'add', action: 'add' };
  }
}
