import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { stripeCustomers, stripeOperations } from '../../../db/schema/processors.ts';
import type { Clock } from '../../../ports/Clock.ts';

/** An operation as it is written down here. */
export type StripeOperation = typeof stripeOperations.$inferSelect;

/** What an operation is, which the same key has to name again. */
export type StripeRequest = Pick<StripeOperation, 'key' | 'kind' | 'amountCents'> & { userId: string | null };

/** Which of Stripe's objects belong to which keys and people. */
export type StripeBooks = {
  find: (key: string) => Promise<StripeOperation | undefined>;
  /** The key of an object of Stripe's. */
  findKey: (objectId: string) => Promise<string | undefined>;
  /** Writes an operation down, or finds the one of this key; throws where the key belongs to another one. */
  begin: (request: StripeRequest) => Promise<StripeOperation>;
  /** Notes the object of an operation, unless it has one or was given up; what stands there after that. */
  name: (key: string, objectId: string) => Promise<StripeOperation | undefined>;
  /** Gives a charge up that has no object yet; what stands there after that. */
  giveUp: (key: string) => Promise<StripeOperation | undefined>;
  /** The person's customer, made by `create` when there is none yet. */
  customerOf: (userId: string, create: (attempt: string) => Promise<string>) => Promise<string>;
  findCustomer: (userId: string) => Promise<string | undefined>;
  /** Gives a customer up that Stripe does not know, so that another one is made. */
  dropCustomer: (customer: { userId: string; customerId: string }) => Promise<void>;
  forget: (userId: string) => Promise<void>;
};

/** The books over the database; each function is a few short statements of its own. */
export function createStripeBooks({ db, clock }: { db: Database; clock: Clock }): StripeBooks {
  const whereKey = (key: string) => eq(stripeOperations.key, key);
  const whereCustomer = (userId: string) => eq(stripeCustomers.userId, userId);

  async function find(key: string): Promise<StripeOperation | undefined> {
    const [row] = await db.select().from(stripeOperations).where(whereKey(key));
    return row;
  }

  async function findCustomer(userId: string): Promise<string | undefined> {
    const [row] = await db.select().from(stripeCustomers).where(whereCustomer(userId));
    return row?.customerId ?? undefined;
  }

  return {
    find,
    findKey: async (objectId) => {
      const [row] = await db.select().from(stripeOperations).where(eq(stripeOperations.objectId, objectId));
      return row?.key;
    },
    begin: async (request) => {
      const { key, kind, userId, amountCents } = request;
      await db
        .insert(stripeOperations)
        .values({ ...request, createdAt: clock() })
        .onConflictDoNothing();
      const row = await find(key);
      const isSame =
        row?.userId === null ||
        (row?.userId === userId && row?.kind === kind && row?.amountCents === amountCents);
      if (!row || !isSame) throw new Error(`The key ${key} belongs to another operation.`);
      return row;
    },
    name: async (key, objectId) => {
      const isOpen = and(
        whereKey(key),
        isNull(stripeOperations.objectId),
        isNull(stripeOperations.cancelledAt),
      );
      await db.update(stripeOperations).set({ objectId }).where(isOpen);
      return find(key);
    },
    giveUp: async (key) => {
      const now = clock();
      await db
        .insert(stripeOperations)
        .values({ key, kind: 'charge', amountCents: 0, cancelledAt: now, createdAt: now })
        .onConflictDoUpdate({
          target: stripeOperations.key,
          set: { cancelledAt: now },
          setWhere: isNull(stripeOperations.objectId),
        });
      return find(key);
    },
    customerOf: async (userId, create) => {
      await db.insert(stripeCustomers).values({ userId }).onConflictDoNothing();
      const [row] = await db.select().from(stripeCustomers).where(whereCustomer(userId));
      if (row?.customerId) return row.customerId;
      if (!row) throw new Error('The person was forgotten in this moment.');
      const customerId = await create(row.attempt);
      const isOpen = and(whereCustomer(userId), isNull(stripeCustomers.customerId));
      await db.update(stripeCustomers).set({ customerId }).where(isOpen);
      return (await findCustomer(userId)) ?? customerId;
    },
    findCustomer,
    dropCustomer: async ({ userId, customerId }) => {
      const isThat = and(whereCustomer(userId), eq(stripeCustomers.customerId, customerId));
      await db.delete(stripeCustomers).where(isThat);
    },
    forget: async (userId) => {
      await db.delete(stripeCustomers).where(whereCustomer(userId));
      await db.update(stripeOperations).set({ userId: null }).where(eq(stripeOperations.userId, userId));
    },
  };
}
