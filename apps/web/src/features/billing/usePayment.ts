import { ApiError } from '@franca/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/data/api.ts';
import type { PaymentAction, PaymentOutcome } from './CardEntry.ts';
import { openPurchase } from './openPurchase.ts';

/** Asks the server for one purchase or one new card; asked again, it is the same one and is never paid twice. */
export type PaymentRequest = () => Promise<PaymentOutcome>;

/** How far it is: nothing asked; under way; the bank asks; the person closed its question; no response came. */
export type PaymentStep =
  | { readonly name: 'idle' }
  | { readonly name: 'sending'; readonly request: PaymentRequest }
  | { readonly name: 'bank'; readonly request: PaymentRequest; readonly action: PaymentAction }
  | { readonly name: 'paused'; readonly request: PaymentRequest }
  | {
      readonly name: 'waiting';
      readonly request: PaymentRequest;
      readonly tries: number;
      readonly delay: number;
    };

/** Milliseconds before each next question; the last for ever. Together they stay far below the limit of an hour. */
const delays = [2000, 3000, 5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000];
const delayAfter = (tries: number) => delays[Math.min(tries, delays.length - 1)] ?? 0;

/** One question to the server on the way of a payment. */
interface Question {
  /** What is asked again where no response comes. */
  readonly request: PaymentRequest;
  /** What is asked now, where that is another question: the answer to the bank. */
  readonly now?: PaymentRequest;
  /** How often it was asked before. */
  readonly tries: number;
}

/** Nobody knows what became of it; `atLeast` milliseconds until the next question. */
interface Unknown {
  readonly status: 'unknown';
  readonly atLeast: number;
}

/** Whether nobody knows what became of a question: no response came, not the provider's, or it was asked too often by now. */
function whenUnknown(error: unknown, { tries, now }: Question): Unknown | null {
  if (!(error instanceof ApiError)) return null;
  const unknown = { status: 'unknown', atLeast: error.retryAfter ?? 0 } as const;
  if (error.status === 0 || (error.status >= 500 && error.code !== 'not_available_yet')) return unknown;
  const isFirst = tries === 0 && now === undefined;
  // An answer to the bank that came from another tab: the purchase itself knows how far it is.
  return !isFirst && (error.status === 429 || error.code === 'payment_not_found') ? unknown : null;
}

/** What a payment leads to. */
export interface PaymentOptions {
  /** Called when the plan or the card is there. */
  readonly onDone: () => void;
  /** Called when it was refused, or asked for too often; a toast has said why. */
  readonly onRefused?: (error: Error) => void;
  /** A purchase of an earlier visit whose answer is not known yet: it is asked for at once. */
  readonly open?: PaymentRequest | undefined;
}

/** A payment and what may come between: the bank's question, answers that are late or lost, and a lost connection. */
export function usePayment({ onDone, onRefused, open }: PaymentOptions) {
  const [step, setStep] = useState<PaymentStep>(() =>
    open ? { name: 'waiting', request: open, tries: 0, delay: 0 } : { name: 'idle' },
  );
  const { mutate } = useMutation({
    mutationFn: async (question: Question): Promise<PaymentOutcome | Unknown> => {
      try {
        return await (question.now ?? question.request)();
      } catch (error) {
        const unknown = whenUnknown(error, question);
        if (unknown) return unknown;
        throw error;
      }
    },
    onSuccess: (outcome, { request, tries }) => {
      // Nothing can be asked for any more until the page has gone on.
      if (outcome.status === 'done') onDone();
      else if (outcome.status === 'action_required') {
        setStep({ name: 'bank', request, action: outcome.action });
      } else {
        const delay = Math.max(outcome.status === 'unknown' ? outcome.atLeast : 0, delayAfter(tries));
        setStep({ name: 'waiting', request, tries: tries + 1, delay });
      }
    },
    onError: (error) => {
      setStep({ name: 'idle' });
      onRefused?.(error);
    },
  });

  useEffect(() => {
    if (step.name !== 'waiting') return undefined;
    const { request, tries, delay } = step;
    const ask = () => mutate({ request, tries });
    const timer = setTimeout(ask, delay);
    addEventListener('online', ask);
    const stop = openPurchase.onCleared(ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
      stop();
    };
  }, [step, mutate]);

  const start = (request: PaymentRequest, now?: PaymentRequest) => {
    setStep({ name: 'sending', request });
    mutate({ request, ...(now ? { now } : undefined), tries: 0 });
  };
  return {
    /** How far it is. */
    step,
    /** Asks for a payment, or once more for the one that waits. */
    start,
    /** Hands the bank's question over: the person's answer in the sandbox, nothing where the bank knows it. */
    answerBank: (approve?: boolean) => {
      if (step.name !== 'bank') return;
      const { action_id } = step.action;
      start(step.request, () =>
        api.billing.confirmPayment({ body: { action_id, ...(approve === undefined ? {} : { approve }) } }),
      );
    },
    /** Leaves the bank's question open. */
    pause: () => step.name === 'bank' && setStep({ name: 'paused', request: step.request }),
  };
}
