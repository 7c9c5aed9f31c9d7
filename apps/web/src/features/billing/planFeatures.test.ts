import { type Feature, features, leastPlanWith, packageNames, planIncludes, plans } from '@franca/contract';
import type { TextFunction } from '@franca/ui';
import { describe, expect, it } from 'vitest';
import { type TextKey, translate } from '../../strings/texts.ts';
import { linesOf, wantedText } from './planFeatures.ts';

/** Keys instead of texts, so that each line says which one it is. */
const keys: TextFunction<TextKey> = (key) => key;
const all = Object.keys(features) as Feature[];

describe('the plans dialog', () => {
  it('names each feature of the table once, with the plan that it begins with', () => {
    const byPlan = new Map(packageNames.map((plan) => [plan, linesOf(keys, plan)]));
    for (const feature of all) {
      const named = packageNames.filter((plan) => byPlan.get(plan)?.includes(`plans.${feature}`));
      expect(named, feature).toEqual([leastPlanWith(feature)]);
    }
  });

  it('says of each plan what the specification offers', () => {
    expect(packageNames.map((plan) => linesOf(translate, plan))).toEqual([
      ['Basic chat', 'Audio calls', 'One private chat', 'Single user'],
      [
        'Unlimited private chats',
        'Multilingual private chat',
        'On-the-go translation',
        'Single user',
        '7-day free trial',
      ],
      [
        'Everything in Premium',
        'Group chat',
        'Translation in groups',
        'Image text translation',
        'Video calls',
        'Live transcript of calls',
        'SmartTalk, the AI assistant',
        '3 users',
        '7-day free trial',
      ],
      ['Everything in Ultimate', '10 users', '7-day free trial'],
    ]);
    expect(plans.free.trialDays).toBe(0);
  });

  it('says what was wanted, and which plan has it, of every feature that somebody can lack', () => {
    for (const feature of all) {
      const isForAll = packageNames.every((plan) => planIncludes(plan, feature));
      expect(wantedText(translate, feature) === null, feature).toBe(isForAll);
    }
    expect(wantedText(translate, 'privateTranslation')).toBe('Translation is part of Premium');
    expect(wantedText(translate, 'videoCall')).toBe('Video calling is part of Ultimate');
  });
});
