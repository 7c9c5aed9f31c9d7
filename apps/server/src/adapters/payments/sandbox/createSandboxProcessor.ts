import type {
  ChargeOutcome,
  KeptCard,
  KnownCharge,
  PaymentProcessor,
} from '../../../ports/PaymentProcessor.ts';
import { createSandboxBooks, type Operation } from './sandboxBooks.ts';
import { createSandboxCards, type SandboxOptions } from './sandboxCards.ts';
import { offerCards } from './testCards.ts';

const keptCard = ({ cardId, last4, fingerprint }: Operation): KeptCard => ({
  cardId: cardId ?? '',
  name: '',
  last4: last4 ?? '',
  fingerprint: fingerprint ?? '',
});

/** Where an operation stands, apart from what only a charge or only a card has. */
function unfinished({ status, reason }: Operation) {
  if (status === 'declined') return { status, reason: reason ?? 'card_declined' } as const;
  return { status: 'action-required', step: { provider: 'sandbox' } } as const;
}

const chargeOutcome = (row: Operation): ChargeOutcome =>
  row.status === 'done'
    ? { status: 'paid', chargeId: `sandbox_${row.key}`, card: keptCard(row) }
    : unfinished(row);

const cardOutcome = (row: Operation) =>
  row.status === 'done' ? ({ status: 'kept', card: keptCard(row) } as const) : unfinished(row);

/**
 * A processor without a bank: only the documented test cards work, and no money moves. Its books are tables of the
 * database, so that they survive a crash and all processes share them; it writes them by statements of its own, never
 * inside a transaction of the caller.
 */
export function createSandboxProcessor(options: SandboxOptions): PaymentProcessor {
  const cards = createSandboxCards(options);
  const books = createSandboxBooks(options, cards);

  async function known(row: Operation): Promise<KnownCharge> {
    const refundedCents = await books.refundedCents(row.key);
    return { ...chargeOutcome(row), amountCents: row.amountCents, refundedCents };
  }

  return {
    id: 'sandbox',
    setup: () => ({ provider: 'sandbox', test_cards: offerCards() }),
    keepCard: async ({ key, userId, token }) =>
      cardOutcome(await books.begin({ key, userId, kind: 'card', amountCents: 0 }, { token }, true)),
    findCard: async ({ key }) => {
      const row = await books.find(key, 'card');
      return row && cardOutcome(row);
    },
    charge: async ({ key, userId, amountCents, source, isPersonPresent }) =>
      chargeOutcome(await books.begin({ key, userId, kind: 'charge', amountCents }, source, isPersonPresent)),
    findCharge: async ({ key }) => {
      const row = await books.find(key, 'charge');
      return row && known(row);
    },
    cancelCharge: async ({ key }) => known(await books.giveUp(key)),
    refund: async (refund) => {
      await books.refund(refund);
      return { refundId: `sandbox_${refund.key}` };
    },
    forgetCard: (card) => cards.forget(card),
    forgetPerson: async ({ userId }) => {
      await cards.forget({ userId });
      await books.forget(userId);
    },
    createToken: cards.createToken,
    answerBank: ({ key, approve }) => books.answer(key, approve),
  };
}
