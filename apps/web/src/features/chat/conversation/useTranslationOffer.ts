import type { TranslationOffer } from '@franca/chat-kit';
import { type Feature, leastPlanWith } from '@franca/contract';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlan } from '../../../lib/data/usePlan.ts';
import { useText } from '../../../strings/texts.ts';

/** What stands under messages that the plan does not translate: which plan does, and one click to its trial. */
export function useTranslationOffer(isGroup: boolean, topicId: string | null): TranslationOffer | undefined {
  const text = useText();
  const navigate = useNavigate();
  const { includes } = usePlan();
  const feature: Feature = isGroup ? 'groupTranslation' : 'privateTranslation';
  const isIncluded = includes(feature);
  return useMemo(() => {
    // Where it is included by now, older messages can be asked for one by one.
    if (isIncluded) return undefined;
    const plan = leastPlanWith(feature);
    const name = text(plan === 'premium' ? 'billing.planPremium' : 'billing.planUltimate');
    return {
      text: text(isGroup ? 'plans.wantGroupTranslation' : 'plans.wantPrivateTranslation', { plan: name }),
      label: text('plans.tryIt'),
      onSelect: () =>
        void navigate(`/check-out/method?${new URLSearchParams({ package: plan, topic: topicId ?? '' })}`),
    };
  }, [isIncluded, feature, isGroup, topicId, text, navigate]);
}
