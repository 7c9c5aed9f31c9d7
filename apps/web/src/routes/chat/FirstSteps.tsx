import { linesOf } from '../../features/billing/planFeatures.ts';
import { planNames } from '../../features/billing/planTexts.ts';
import { FirstSteps as Steps } from '../../features/start/FirstSteps.tsx';
import { usePlan } from '../../lib/data/usePlan.ts';
import { useText } from '../../strings/texts.ts';

/** The first steps, with the words of the plan. */
export function FirstSteps() {
  const text = useText();
  const { plan } = usePlan();
  return <Steps planName={text(planNames[plan])} planLines={linesOf(text, plan)} />;
}
