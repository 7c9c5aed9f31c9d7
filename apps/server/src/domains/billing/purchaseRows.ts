import type { ErrorCode } from '@franca/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { purchases } from '../../db/schema/billing.ts';
import type { BankStep } from '../../ports/PaymentProcessor.ts';

/** An operation at the processor, as stored; its id is the key there. */
export type PurchaseRow = typeof purchases.$inferSelect;

/** What is said when an operation is begun. */
export type NewPurchase = Pick<PurchaseRow, 'kind' | 'package' | 'amountCents' | 'isPersonPresent'> &
  Partial<Pick<PurchaseRow, 'token' | 'cardId'>>;

/** How far an operation is. */
export type PurchaseResult =
  | { status: 'done' }
  | { status: 'action-required'; purchaseId: string; step: BankStep }
  /** The processor has not answered, or works on it. */
  | { status: 'pending' }
  | { status: 'refused'; code: ErrorCode };

const open = ['pending', 'action_required'] as const;

/** Whether the processor may still change what became of it. */
export const isOpen = ({ status }: PurchaseRow): boolean => open.some((one) => one === status);

/** Whether an operation keeps a card and charges nothing. */
export const isCardKind = ({ kind }: PurchaseRow): boolean => kind.startsWith('card');

/** What an operation that is not open any more came to. */
export function resultOf({ status, problem }: PurchaseRow): PurchaseResult {
  const isDone = status === 'done' || status === 'refunding' || status === 'refunded';
  return isDone ? { status: 'done' } : { status: 'refused', code: problem ?? 'card_declined' };
}

/** The operation with a key. */
export async function findPurchase(db: Database, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  return row;
}

/** The one open operation of a person. */
export async function findOpenPurchase(tx: Database, userId: string): Promise<PurchaseRow | undefined> {
  const whereOpen = and(eq(purchases.userId, userId), inArray(purchases.status, [...open]));
  const [row] = await tx.select().from(purchases).where(whereOpen);
  return row;
}

/** Writes an operation down, before the processor is called. */
export async function insertPurchase(
  tx: Database,
  values: NewPurchase & { userId: string; now: Date },
): Promise<PurchaseRow> {
  const { now, ...rest } = values;
  const [row] = await tx
    .insert(purchases)
    .values({ ...rest, status: 'pending', createdAt: now })
    .returning();
  if (!row) throw new Error('A purchase was not stored.');
  return row;
}

/** Changes what is stored of an operation. */
export async function updatePurchase(
  tx: Database,
  id: string,
  changes: Partial<Pick<PurchaseRow, 'status' | 'problem' | 'token' | 'refundedCents'>>,
): Promise<void> {
  await tx.update(purchases).set(changes).where(eq(purchases.id, id));
}
