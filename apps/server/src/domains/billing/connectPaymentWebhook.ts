import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { readReport } from '../../http/readReport.ts';
import {
  type PaymentProcessor,
  type ProcessorEvent,
  ProcessorUnavailable,
} from '../../ports/PaymentProcessor.ts';

/** What the webhook works with. */
export type PaymentWebhookDeps = {
  processor: PaymentProcessor;
  /** Asks the processor how what the event names stands now, and acts on that. */
  onEvent: (event: ProcessorEvent) => Promise<void>;
};

/** Registers the call by which the payment provider reports; its signature is over the bytes of the body. */
export function connectPaymentWebhook(
  { route, log }: Pick<Core, 'route' | 'log'>,
  { processor, onEvent }: PaymentWebhookDeps,
): void {
  route(endpoints.billing.paymentWebhook, async ({ request }) => {
    if (!processor.readEvent) throw new Refusal('not_found');
    const body = await readReport(request.body);
    const event = await processor.readEvent({ body, headers: request.headers });
    if (!event) {
      log.warn('a payment event was refused: its signature is wrong or too old');
      throw new Refusal('signature_invalid');
    }
    try {
      await onEvent(event);
    } catch (error) {
      // Any answer but 200 makes the provider report again later.
      if (error instanceof ProcessorUnavailable) throw new Refusal('unavailable');
      throw error;
    }
    return null;
  });
}
