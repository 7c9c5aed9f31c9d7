import {
  type Feature,
  leastPlanWith,
  type PackageName,
  packageNames,
  planIncludes,
  plans,
} from '@franca/contract';
import { Badge, Banner, Button, Card, Dialog } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DialogProps } from '../../components/DialogProps.ts';
import { queries } from '../../lib/data/api.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './PlansDialog.styles.ts';
import { linesOf, wantedText } from './planFeatures.ts';
import { planNames } from './planTexts.ts';

/** Props of {@link PlanCard}. */
interface PlanCardProps {
  /** The plan offered. */
  plan: PackageName;
  /** Whether it is the one that most attention goes to. */
  isMain: boolean;
  /** Whether the person has it now. */
  isOwn: boolean;
  /** Called when the person chooses it. */
  onChoose: () => void;
}

/** One plan: name, price, what it gives, and its button. */
function PlanCard({ plan, isMain, isOwn, onChoose }: PlanCardProps) {
  const text = useLaterText();
  const name = text(planNames[plan]);
  return (
    <Card className={styles.card} data-plan={plan} data-main={isMain ? '' : undefined}>
      <h3 className={styles.name}>
        {name} {isOwn ? <Badge tone="success">{text('plans.yours')}</Badge> : null}
      </h3>
      <p className={styles.price}>
        <span className={styles.amount}>${plans[plan].price}</span> {text('billing.perMonth')}
      </p>
      <ul className={styles.features}>
        {linesOf(text, plan).map((line) => (
          <li key={line} className={styles.feature}>
            <Check className={styles.tick} size={16} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {isOwn ? null : (
        <Button wide variant={isMain ? 'primary' : 'neutral'} onClick={onChoose}>
          {plan === 'free' ? text('billing.startFree') : text('billing.choosePlan', { plan: name })}
        </Button>
      )}
    </Card>
  );
}

/** Props of {@link PlansDialog}. */
export interface PlansDialogProps extends DialogProps {
  /** What the person wanted and the plan does not include. */
  wanted?: Feature | null | undefined;
  /** Goes to the partner form of the page; left out, the landing page is opened there. */
  onContact?: () => void;
  /** What stays possible without another plan, under what was wanted. */
  beside?: ReactNode;
}

/** "Plans and Pricing", over the whole window: drawn from the table by which the server decides. */
export function PlansDialog({
  open,
  inHistory = false,
  onOpenChange,
  onContact,
  wanted = null,
  beside,
}: PlansDialogProps) {
  const text = useLaterText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: me } = useMe();
  // Visitors have no profile that says it.
  const { data: health } = useQuery({ ...queries.system.health(), enabled: open && !me });
  const isOpenServer = me ? me.subscription.status === 'open' : health?.payments === 'off';
  const go = (path: string) => {
    // A page that is left takes its dialog along; closing it there would be a step back in the history.
    if (path === pathname) onOpenChange(false);
    else navigate(path);
  };
  const contact = () => {
    if (!onContact) return location.assign('/#partner');
    onOpenChange(false);
    onContact();
  };
  const own = me?.subscription.package;
  const main = wanted === null ? 'ultimate' : leastPlanWith(wanted);
  const isMissing = wanted !== null && !(own && planIncludes(own, wanted));
  const reason = isMissing ? wantedText(text, wanted) : null;
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('billing.plansTitle')}
      size="full"
    >
      {isOpenServer ? (
        <div className={styles.root}>
          <Banner>
            {text('checkout.openTitle')}. {text('checkout.openText')}
          </Banner>
        </div>
      ) : (
        <div className={styles.root}>
          {reason ? <Banner>{reason}</Banner> : null}
          {beside}
          <div className={styles.plans}>
            {packageNames.map((plan) => (
              <PlanCard
                key={plan}
                plan={plan}
                isMain={plan === main && plan !== own}
                isOwn={plan === own}
                onChoose={() => go(plan === 'free' ? '/login' : `/login?package=${plan}`)}
              />
            ))}
          </div>
          <div className={styles.end}>
            <Button variant="neutral" onClick={() => go('/login?method=gift&package=premium')}>
              {text('billing.redeemCode')}
            </Button>
            <Button variant="ghost" onClick={contact}>
              {text('billing.contactSales')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
