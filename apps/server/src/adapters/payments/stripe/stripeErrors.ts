import Stripe from 'stripe';
import {
  type OutsideService,
  problemOf,
  ServiceUnavailableError,
} from '../../../core/outside/OutsideService.ts';
import { type DeclineReason, ProcessorUnavailable } from '../../../ports/PaymentProcessor.ts';

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** What Stripe says about a card that did not pay: `code`, and `decline_code` where the bank spoke. */
export type Failure = { code?: string | null | undefined; decline_code?: string | null | undefined };

const expired = ['expired_card'];
const invalid = [
  'incorrect_number',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'incorrect_cvc',
  'invalid_cvc',
  'card_not_supported',
  'resource_missing',
];

/** The port's reason for a failure; what is not known is a declined card. */
export function reasonOf({ code, decline_code }: Failure): DeclineReason {
  const said = [code, decline_code].filter((word) => typeof word === 'string');
  if (said.some((word) => expired.includes(word))) return 'card_expired';
  return said.some((word) => invalid.includes(word)) ? 'card_invalid' : 'card_declined';
}

/** What a refused request means for the caller; everything else is thrown. */
export type Refused = { kind: 'card'; reason: DeclineReason } | { kind: 'request'; code: string | undefined };

/** Ways to send requests to Stripe. */
export type StripeRequests = {
  /**
   * Runs a request. A refusal of the card or of the request comes back; a response that did not come, or says that Stripe
   * cannot work now, is `ProcessorUnavailable`. Stripe's own sentences are dropped: they may repeat what was sent.
   */
  ask: <Answer>(request: () => Promise<Answer>) => Promise<Answer | { refused: Refused }>;
  /** Runs a request whose refusal would be a mistake of ours; throws an Error then. */
  insist: <Answer extends object>(what: string, request: () => Promise<Answer>) => Promise<Answer>;
};

/** Stripe responds to what is wrong with a card or a request; that it is asked too often is its own word for being away. */
const isFault = (error: unknown): boolean =>
  !(error instanceof StripeCardError || error instanceof StripeIdempotencyError) &&
  !(error instanceof StripeInvalidRequestError && error.statusCode !== 429);

/** Sends requests; `report` is called with Stripe's word for the error when there is no response, such as `StripeAuthenticationError`. */
export function createStripeRequests(
  service: OutsideService,
  report: (problem: string) => void,
): StripeRequests {
  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer | { refused: Refused }> {
    try {
      return await service.ask(request, { isFault });
    } catch (thrown) {
      const isUnavailable = thrown instanceof ServiceUnavailableError;
      const error: unknown = isUnavailable ? (thrown.cause ?? thrown) : thrown;
      if (error instanceof StripeCardError) return { refused: { kind: 'card', reason: reasonOf(error) } };
      if (error instanceof StripeIdempotencyError)
        throw new Error('Stripe knows this key with other parameters: it belongs to another operation.');
      if (error instanceof StripeInvalidRequestError && error.statusCode !== 429)
        return { refused: { kind: 'request', code: error.code } };
      const { type, code } = error as { type?: string; code?: string };
      const problem = [type ?? problemOf(thrown), code].filter(Boolean).join(' ');
      report(problem);
      throw new ProcessorUnavailable(`Stripe gave no answer: ${problem}`);
    }
  }
  return {
    ask,
    insist: async (what, request) => {
      const answer = await ask(request);
      if (!('refused' in answer)) return answer;
      const { refused } = answer;
      throw new Error(
        `Stripe refused ${what}: ${refused.kind === 'request' ? refused.code : refused.reason}`,
      );
    },
  };
}
