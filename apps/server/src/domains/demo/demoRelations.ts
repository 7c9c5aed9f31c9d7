import type { RelationAction } from '@franca/contract';
import type { DemoPersonId } from './demoPeople.ts';

/** What one person of the demo does about another; in this order. */
export type DemoRelation = readonly [by: DemoPersonId, action: RelationAction, about: DemoPersonId];

/** Friends, requests in both directions, and one block. */
export const demoRelations: readonly DemoRelation[] = [
  ['emma', 'add', 'marco'],
  ['marco', 'accept', 'emma'],
  ['omar', 'add', 'emma'],
  ['emma', 'accept', 'omar'],
  ['diego', 'add', 'emma'],
  ['emma', 'accept', 'diego'],
  ['marco', 'add', 'chloe'],
  ['chloe', 'accept', 'marco'],
  ['omar', 'add', 'minh'],
  ['minh', 'accept', 'omar'],
  ['diego', 'add', 'omar'],
  ['minh', 'add', 'marco'],
  ['emma', 'add', 'minh'],
  ['chloe', 'add', 'emma'],
  ['minh', 'block', 'diego'],
];
