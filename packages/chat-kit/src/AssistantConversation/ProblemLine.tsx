import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import type { AssistantProblem, AssistantProblemReason } from '../core/assistant/AssistantError.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import type { AssistantTextKey } from '../strings/assistant/assistantStrings.ts';

/** Props of {@link ProblemLine}. */
export interface ProblemLineProps {
  /** What went wrong. */
  problem: AssistantProblem;
  /** Tries again; left out where that does not help. */
  onRetry?: (() => void) | undefined;
  /** Leads to the plans; left out where there are none. */
  onPlans?: (() => void) | undefined;
}

const sentences = {
  plan: 'planEnded',
  limit: 'limitUntil',
  busy: 'problemBusy',
  unavailable: 'problemUnavailable',
  gone: 'gone',
  changed: 'problemChanged',
  offline: 'problemOffline',
  other: 'problemOther',
} as const satisfies Record<AssistantProblemReason, AssistantTextKey>;

/** Says why something did not work, and offers what helps. Renders a `<div>`. */
export function ProblemLine({ problem, onRetry, onPlans }: ProblemLineProps) {
  const text = useAssistantText();
  const timeText = useTimeText();
  const { reason, sentence, retryAt } = problem;
  const known = reason === 'limit' && retryAt === null ? 'problemOther' : sentences[reason];
  const own = text(known, { time: retryAt === null ? '' : timeText(retryAt) });
  // When one may ask again says more than that one may not.
  const words = reason === 'limit' && retryAt !== null ? own : (sentence ?? own);
  const action =
    reason === 'plan' && onPlans ? (
      <Button size="small" onClick={onPlans}>
        {text('seePlans')}
      </Button>
    ) : onRetry ? (
      <Button size="small" variant="neutral" onClick={onRetry}>
        {text('retry')}
      </Button>
    ) : undefined;
  return (
    <Banner tone={reason === 'plan' ? 'info' : 'error'} edge action={action}>
      {words}
    </Banner>
  );
}
