import { Banner, Button, Dialog, Icon, Spinner } from '@franca/ui';
import { Landmark } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './Checkout.styles.ts';
import { StripeBankStep } from './StripeBankStep.tsx';
import type { usePayment } from './usePayment.ts';
import { usePaymentSetup } from './usePaymentSetup.ts';

/** Props of {@link PaymentProgress}. */
export interface PaymentProgressProps {
  /** The payment. */
  payment: ReturnType<typeof usePayment>;
  /** What the bank asks in the sandbox. */
  question: string;
}

/** Says that the payment provider has not answered, and takes the focus from the form that it stands for. */
function Waiting({ onAsk }: { onAsk: () => void }) {
  const text = useLaterText();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <section ref={root} tabIndex={-1} className={styles.waiting} aria-labelledby={titleId}>
      <Spinner size="large" aria-hidden="true" />
      <h2 className={styles.waitingTitle} id={titleId}>
        {text('checkout.waitingTitle')}
      </h2>
      <p role="status">{text('checkout.waitingText')}</p>
      <Button variant="neutral" onClick={onAsk}>
        {text('checkout.askNow')}
      </Button>
    </section>
  );
}

/** What comes between the form and the outcome of a payment: the bank's question, and answers that are late. */
export function PaymentProgress({ payment, question }: PaymentProgressProps) {
  const text = useLaterText();
  const { step, start, answerBank, pause } = payment;
  const { data: setup } = usePaymentSetup();
  const isAsking = step.name === 'bank' && step.action.provider === 'sandbox';
  return (
    <>
      {step.name === 'waiting' ? <Waiting onAsk={() => start(step.request)} /> : null}
      {step.name === 'paused' ? (
        <Banner
          tone="warning"
          action={
            <Button size="small" variant="neutral" onClick={() => start(step.request)}>
              {text('checkout.answerBank')}
            </Button>
          }
        >
          {text('checkout.bankWaits')}
        </Banner>
      ) : null}
      {setup?.provider === 'stripe' && step.name === 'bank' && step.action.provider === 'stripe' ? (
        <StripeBankStep
          action={step.action}
          publishableKey={setup.publishable_key}
          onAnswered={() => answerBank()}
          onLeft={pause}
        />
      ) : null}
      <Dialog
        open={isAsking}
        onOpenChange={(open) => open || pause()}
        size="small"
        title={text('checkout.bankTitle')}
        description={text('checkout.bankText')}
        footer={
          <>
            <Button variant="neutral" onClick={() => answerBank(false)}>
              {text('checkout.refuse')}
            </Button>
            <Button onClick={() => answerBank(true)}>{text('checkout.approve')}</Button>
          </>
        }
      >
        <p className={styles.bankQuestion}>
          <Icon icon={Landmark} />
          {question}
        </p>
      </Dialog>
    </>
  );
}
