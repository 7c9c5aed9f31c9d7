import { describe, expect, it } from 'vitest';
import {
  applyRelationAction,
  type Bond,
  mirrorRelation,
  type RelationAction,
  type RelationState,
  relationActions,
  relationButton,
  relationOf,
  relations,
  toRelationFlags,
} from './relation.ts';

const bonds: readonly Bond[] = ['none', 'requested', 'waiting', 'friend'];
const flags = [false, true];

/** Every state that two people can be in; a request is never open behind a block. */
const states: readonly RelationState[] = bonds.flatMap((bond) =>
  flags.flatMap((blocks) =>
    flags.flatMap((isBlocked) => {
      const isOpen = bond === 'requested' || bond === 'waiting';
      return isOpen && (blocks || isBlocked) ? [] : [{ bond, blocks, isBlocked }];
    }),
  ),
);

/** What each action makes of each bond where nobody blocks anybody: a bond, or a refusal. */
const open: Record<RelationAction, Record<Bond, string>> = {
  add: { none: 'requested', requested: 'requested', waiting: 'friend', friend: 'friend_exists' },
  cancel: {
    none: 'friend_request_not_found',
    requested: 'none',
    waiting: 'friend_request_not_found',
    friend: 'friend_request_not_found',
  },
  accept: {
    none: 'friend_request_not_found',
    requested: 'friend_request_not_found',
    waiting: 'friend',
    friend: 'friend',
  },
  decline: {
    none: 'friend_request_not_found',
    requested: 'friend_request_not_found',
    waiting: 'none',
    friend: 'friend_request_not_found',
  },
  remove: { none: 'not_friends', requested: 'not_friends', waiting: 'not_friends', friend: 'none' },
  block: { none: 'none', requested: 'none', waiting: 'none', friend: 'friend' },
  unblock: { none: 'none', requested: 'requested', waiting: 'waiting', friend: 'friend' },
};

const resultOf = (state: RelationState, action: RelationAction): string => {
  const outcome = applyRelationAction(state, action);
  return 'refusal' in outcome ? outcome.refusal : outcome.next.bond;
};

const isIn = (state: RelationState) => states.some((one) => JSON.stringify(one) === JSON.stringify(state));

describe('the relation of two people', () => {
  it.each(relationActions.flatMap((action) => bonds.map((bond) => [action, bond] as const)))(
    'after %s where it was %s is as the table says',
    (action, bond) => {
      expect(resultOf({ bond, blocks: false, isBlocked: false }, action)).toBe(open[action][bond]);
    },
  );

  it.each(states.filter(({ blocks, isBlocked }) => blocks || isBlocked))(
    'takes no request behind a block, and keeps a friendship: %o',
    (state) => {
      expect(resultOf(state, 'add')).toBe('blocked');
      for (const action of ['block', 'unblock'] as const) expect(resultOf(state, action)).toBe(state.bond);
    },
  );

  it('stays one of its states, on both sides, whatever either of the two does', () => {
    for (const state of states) {
      for (const action of relationActions) {
        for (const outcome of [
          applyRelationAction(state, action),
          applyRelationAction(mirrorRelation(state), action),
        ]) {
          if ('refusal' in outcome) continue;
          expect(isIn(outcome.next), JSON.stringify({ state, action })).toBe(true);
          expect(mirrorRelation(mirrorRelation(outcome.next))).toEqual(outcome.next);
        }
      }
    }
  });

  it('is blocked by the other one without a sign of it', () => {
    for (const state of states.filter(({ isBlocked }) => !isBlocked)) {
      const outcome = applyRelationAction(mirrorRelation(state), 'block');
      if ('refusal' in outcome) throw new Error(outcome.refusal);
      const seen = relationOf(toRelationFlags(mirrorRelation(outcome.next)));
      const before = relationOf(toRelationFlags(state));
      // An open request ends, as when it is declined or taken back.
      expect(seen).toBe(before === 'requested' || before === 'waiting' ? 'none' : before);
    }
  });

  it.each(['add', 'accept', 'block', 'unblock'] as const)('is the same after %s twice', (action) => {
    for (const state of states) {
      const once = applyRelationAction(state, action);
      if ('refusal' in once) continue;
      const twice = applyRelationAction(once.next, action);
      if (action === 'add' && once.next.bond === 'friend')
        expect(twice).toEqual({ refusal: 'friend_exists' });
      else expect(twice).toEqual(once);
    }
  });

  it('is read from flags by the first that is true', () => {
    const all = { is_block: true, is_friend: true, is_waiting_accept: true, is_requested: true };
    expect(relationOf(all)).toBe('blocked');
    expect(relationOf({ ...all, is_block: false })).toBe('friend');
    expect(relationOf({ ...all, is_block: false, is_friend: false })).toBe('waiting');
    const requested = { is_block: false, is_friend: false, is_waiting_accept: false, is_requested: true };
    expect(relationOf(requested)).toBe('requested');
    expect(relationOf({ ...requested, is_requested: false })).toBe('none');
  });

  it('has one button everywhere', () => {
    const shown = (place: 'search' | 'profile' | 'requests') =>
      Object.fromEntries(
        relations.map((relation) => {
          const { label, action } = relationButton(relation, place);
          return [relation, `${label}: ${action}`];
        }),
      );
    const profile = {
      blocked: 'unblock: unblock',
      friend: 'unfriend: remove',
      waiting: 'accept: accept',
      requested: 'resend: null',
      none: 'add: add',
    };
    expect(shown('profile')).toEqual(profile);
    expect(shown('search')).toEqual({ ...profile, friend: 'unfriend: null' });
    expect(shown('requests')).toEqual({ ...profile, requested: 'resend: add' });
  });
});
