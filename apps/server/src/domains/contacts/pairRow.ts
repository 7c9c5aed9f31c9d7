import { randomUUID } from 'node:crypto';
import { mirrorRelation, type RelationState, toRelationFlags } from '@franca/contract';
import type { PairBond, userRelations } from '../../db/schema/contacts.ts';
import type { RelationView } from './Contacts.ts';

/** Two people as stored: the one with the lower id, and the one with the higher. */
export type PairRow = typeof userRelations.$inferSelect;

/** Which of the two somebody is. */
export type Side = 'low' | 'high';

const other: Record<Side, Side> = { low: 'high', high: 'low' };

const bonds: Record<Side, Record<PairBond, RelationState['bond']>> = {
  low: { none: 'none', low_asked: 'requested', high_asked: 'waiting', friends: 'friend' },
  high: { none: 'none', low_asked: 'waiting', high_asked: 'requested', friends: 'friend' },
};

const pairBonds: Record<Side, Record<RelationState['bond'], PairBond>> = {
  low: { none: 'none', requested: 'low_asked', waiting: 'high_asked', friend: 'friends' },
  high: { none: 'none', requested: 'high_asked', waiting: 'low_asked', friend: 'friends' },
};

/** A pair as one of the two sees it. */
export function stateOf(row: PairRow, side: Side): RelationState {
  return {
    bond: bonds[side][row.bond],
    blocks: row[`${side}Blocks`],
    isBlocked: row[`${other[side]}Blocks`],
  };
}

/** A pair as the API shows it to one of the two: flags of the relation, its sequence number, the other's kept profile. */
export const viewOf = (row: PairRow, side: Side): RelationView => ({
  ...toRelationFlags(stateOf(row, side)),
  relation_seq: row[`${side}Seq`],
  profile: row[`${other[side]}Profile`],
});

/** Whether the one who sees it notices the difference: a block by the other one is not shown. */
export const looksDifferent = (before: RelationState, after: RelationState): boolean =>
  before.bond !== after.bond || before.blocks !== after.blocks;

/** The columns of a row after one of the two acted. */
export function nextRow(
  row: PairRow,
  side: Side,
  state: RelationState,
  at: Date,
): Omit<PairRow, 'lowId' | 'highId'> {
  const bond = pairBonds[side][state.bond];
  const before = stateOf(row, side);
  const isOpen = bond === 'low_asked' || bond === 'high_asked';
  const request =
    bond === row.bond
      ? { requestId: row.requestId, requestedAt: row.requestedAt }
      : { requestId: isOpen ? randomUUID() : null, requestedAt: isOpen ? at : null };
  const seqOf = (who: Side, one: RelationState, then: RelationState) =>
    row[`${who}Seq`] + (looksDifferent(one, then) ? 1 : 0);
  const own = seqOf(side, before, state);
  const theirs = seqOf(other[side], mirrorRelation(before), mirrorRelation(state));
  return {
    bond,
    ...request,
    lowBlocks: side === 'low' ? state.blocks : state.isBlocked,
    highBlocks: side === 'high' ? state.blocks : state.isBlocked,
    lowProfile: row.lowProfile,
    highProfile: row.highProfile,
    lowSeq: side === 'low' ? own : theirs,
    highSeq: side === 'high' ? own : theirs,
  };
}
