import { randomUUID } from 'node:crypto';
import { billingMessages } from '@pressdock/api';
import type { Database } from '../../db/database.ts';
import { conflict, type Refusal } from '../../errors.ts';
import { PaymentError } from '../../ports/payments.ts';
import * as store from './operations.store.ts';
import { type HoldLease, unavailable } from './state/lease.ts';

/** How long Stripe remembers an idempotency key, less an hour. */
const keyMs = 23 * 60 * 60 * 1000;

/** A write to Stripe. */
export interface OperationInput<Command> {
  accountId: string;
  hold: HoldLease;
  kind: string;
  /** What the caller wants. An interrupted operation with the same target is continued. */
  target: string;
  /** The parameters of the write. A continued operation uses those that were stored first. */
  command: Command;
}

/** Performs writes to Stripe once each. Throws if the caller lost the account's lease. */
export type RunOperation = <Command, Result>(
  input: OperationInput<Command>,
  write: (command: Command, key: string) => Promise<Result>,
) => Promise<Result>;

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

/**
 * Creates the function. Each operation is stored before it is sent, and its id is the idempotency key:
 * after a crash or a lost response, the same request is sent with the same key.
 */
export function createOperations(database: Database): RunOperation {
  async function start<Command>({
    accountId,
    hold,
    kind,
    target,
    command,
  }: OperationInput<Command>): Promise<{ id: string; command: Command }> {
    return database.withSystem(async (tx) => {
      await hold(tx);
      const pending = await store.findPending(tx, accountId);
      const stored = pending?.request as { target: string; command: Command } | undefined;
      if (pending && stored) {
        const isRecent = Date.now() - pending.created_at.getTime() < keyMs;
        if (isRecent && pending.kind === kind && stored.target === target) {
          return { id: pending.id, command: stored.command };
        }
        // The caller has read Stripe since, so whatever this operation did is known.
        await store.finishOperation(tx, pending.id, { status: 'failed', message: 'Interrupted' });
      }
      const id = randomUUID();
      const request = { target, command };
      await store.insertOperation(tx, { id, account_id: accountId, kind, request });
      return { id, command };
    });
  }

  return async (input, write) => {
    const { id, command } = await start(input);
    try {
      const result = await write(command, id);
      await database.withSystem((tx) =>
        store.finishOperation(tx, id, { status: 'done', message: null }),
      );
      return result;
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      // Without a response, the result is unknown, and the same key is used again.
      if (error.failure !== 'unavailable') {
        const { message } = error;
        await database.withSystem((tx) =>
          store.finishOperation(tx, id, { status: 'failed', message }),
        );
      }
      throw toRefusal(error);
    }
  };
}
