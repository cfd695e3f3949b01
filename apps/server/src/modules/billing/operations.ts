import { randomUUID } from 'node:crypto';
import { billingMessages } from '@pressdock/api';
import type { Database, SystemTransaction } from '../../db/database.ts';
import { conflict, type Refusal } from '../../errors.ts';
import { PaymentError, type Payments } from '../../ports/payments.ts';
import * as store from './operations.store.ts';
import { type EndInterrupted, type HoldLease, unavailable } from './state/lease.ts';
import type { WriteKind, Writes, WriteTypes } from './writes.ts';

/** How long Stripe remembers an idempotency key, less an hour. */
const keyMs = 23 * 60 * 60 * 1000;

/** A write to Stripe. */
export interface OperationInput<Kind extends WriteKind> {
  accountId: string;
  hold: HoldLease;
  kind: Kind;
  command: WriteTypes[Kind]['command'];
  /** Stores the result in the transaction that completes the operation. */
  complete?: (tx: SystemTransaction, result: WriteTypes[Kind]['result']) => Promise<void>;
}

/** Performs writes to Stripe once each. Throws if the caller lost the account's lease. */
export type RunOperation = <Kind extends WriteKind>(
  input: OperationInput<Kind>,
) => Promise<WriteTypes[Kind]['result']>;

/** Returns the response to a failed call of Stripe. Only a decline has a message for the owner. */
export function toRefusal(error: PaymentError): Refusal {
  if (error.failure === 'declined') return conflict(error.message || billingMessages.payFailed);
  if (error.failure === 'unlocated') return conflict(billingMessages.unlocated);
  if (error.failure === 'rejected' || error.failure === 'missing') {
    return conflict(billingMessages.stalePreview);
  }
  return unavailable();
}

/** Runs a read of Stripe; a failure becomes the response. */
export async function orRefuse<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof PaymentError ? toRefusal(error) : error;
  }
}

const isRemembered = ({ created_at }: store.Operation) => Date.now() - created_at.getTime() < keyMs;

/** The result of an operation. */
type Ending = Parameters<typeof store.finishOperation>[2];

const failed = (message: string): Ending => ({ status: 'failed', message });

/**
 * Creates the function that ends the operation whose result a killed server or a lost response left open.
 * Afterward, Stripe's state says what it did, and its request has no effect if it still arrives.
 */
export function createEndInterrupted(
  database: Database,
  payments: Payments,
  writes: Writes,
): EndInterrupted {
  async function end(customerId: string, { id, kind, request }: store.Operation): Promise<Ending> {
    if (await payments.preventWrite(customerId, id)) return failed('Interrupted');
    // Stripe has received the request, so it is not performed again, and its result is returned.
    // The previous release stored no customer with the change of a plan.
    const command = { customerId, ...(request as { command: object }).command };
    try {
      await writes[kind as WriteKind](command as never, id);
      return { status: 'done', message: null };
    } catch (error) {
      if (!(error instanceof PaymentError) || error.failure === 'unavailable') throw error;
      return failed(error.message);
    }
  }

  return async (accountId, hold) => {
    const { pending, account } = await database.withSystem(async (tx) => ({
      account: await hold(tx),
      pending: await store.findPending(tx, accountId),
    }));
    // A customer that may exist is created again with the same key, which returns its id.
    if (pending === undefined || pending.kind === 'customer') return;
    const { customer_id: customerId } = account;
    const isOpen = customerId !== null && isRemembered(pending);
    const ending = isOpen ? await orRefuse(end(customerId, pending)) : failed('Interrupted');
    await database.withSystem(async (tx) => {
      await hold(tx);
      await store.finishOperation(tx, pending.id, ending);
    });
  };
}

/**
 * Creates the function. Each operation is stored before it is sent, and its id is the idempotency key,
 * with which the SDK repeats a request.
 */
export function createOperations(database: Database, writes: Writes): RunOperation {
  async function start<Kind extends WriteKind>({
    accountId,
    hold,
    kind,
    command,
  }: OperationInput<Kind>): Promise<{ id: string; command: WriteTypes[Kind]['command'] }> {
    return database.withSystem(async (tx) => {
      const pending = await store.findPending(tx, accountId);
      if (pending?.kind === 'customer' && kind === 'customer' && isRemembered(pending)) {
        await hold(tx);
        const { command: sent } = pending.request as { command: WriteTypes[Kind]['command'] };
        return { id: pending.id, command: sent };
      }
      // Stored meanwhile by a request that has lost the lease. The next lease ends it.
      if (pending && pending.kind !== 'customer') throw unavailable(billingMessages.inProgress);
      if (pending) await store.finishOperation(tx, pending.id, failed('Interrupted'));
      const id = randomUUID();
      await store.insertOperation(tx, { id, account_id: accountId, kind, request: { command } });
      // Nobody can have claimed the lease when the operation is committed, and seen no operation.
      await hold(tx, 'lock');
      return { id, command };
    });
  }

  return async <Kind extends WriteKind>(input: OperationInput<Kind>) => {
    const { id, command } = await start(input);
    try {
      const result = await writes[input.kind](command, id);
      await database.withSystem(async (tx) => {
        const isFirst = await store.finishOperation(tx, id, { status: 'done', message: null });
        // If the lease was lost, another request has completed the operation.
        if (isFirst) await input.complete?.(tx, result);
      });
      return result;
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      // Without a response, the result is unknown until the next lease.
      if (error.failure !== 'unavailable') {
        await database.withSystem((tx) => store.finishOperation(tx, id, failed(error.message)));
      }
      throw toRefusal(error);
    }
  };
}
