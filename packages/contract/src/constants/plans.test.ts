import { describe, expect, it } from 'vitest';
import { planIncludes, plans } from './plans.ts';

describe('plans', () => {
  it('cost what the specification says, in AUD a month', () => {
    expect(Object.values(plans).map((plan) => plan.price)).toEqual([0, 4.99, 9.99, 29.99]);
  });

  it('hold group chat, video calls, transcript and SmartTalk from ultimate on', () => {
    for (const feature of ['groupChat', 'videoCall', 'transcript', 'smartTalk'] as const) {
      expect(planIncludes('free', feature)).toBe(false);
      expect(planIncludes('premium', feature)).toBe(false);
      expect(planIncludes('ultimate', feature)).toBe(true);
      expect(planIncludes('enterprise', feature)).toBe(true);
    }
  });
});
