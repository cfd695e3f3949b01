import { randomUUID } from 'node:crypto';
import { billingMessages } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../../test/harness/server.ts';
import { stripeSettings } from '../../../test/harness/stripe/billedServer.ts';
import type { Fault, StripeRequest } from '../../../test/harness/stripe/stripeServer.ts';
import { createStripePayments } from '../../adapters/payments/stripe.ts';
import { readConfig } from '../../config.ts';
import {
  type BillingServer,
  choosePlan,
  customerOf,
  registerWithCard,
  settleEvents,
  startBillingServer,
} from './billingServer.testing.ts';
import { insertOperation } from './operations.store.ts';

const [solo, agency] = PLANS.all;
const sessionPath = '/api/v1/payments/start-stripe-session';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.close());

/** Lets something go wrong with the requests of a method to paths that match a pattern, while work runs. */
async function withFault<Result>(
  method: string,
  pattern: RegExp,
  fault: (request: StripeRequest) => Fault | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  billing.stripe.fault = (request) =>
    request.method === method && pattern.test(request.path) ? fault(request) : undefined;
  try {
    return await work();
  } finally {
    billing.stripe.fault = () => undefined;
  }
}

async function priceOf(plan: string): Promise<string> {
  const { data } = await billing.sdk.prices.list({ lookup_keys: [plan] });
  return data[0]?.id ?? '';
}

/** Stores an operation of a server that is gone. */
const storeOperation = (accountId: string, id: string, request: object) =>
  billing.server.database.withSystem((tx) =>
    insertOperation(tx, { id, account_id: accountId, kind: 'plan', request }),
  );

const chargesOf = (customer: string) =>
  billing.stripe.charges.filter((charge) => charge.customer === customer);

test('an account is not blocked when Stripe fails to prevent a lost request', async () => {
  const ada = await registerWithCard(billing);
  const choose = () => ada.api('PUT', '/api/v1/plans', { plan: solo });
  const lost = () => ({ kind: 'close', when: 'before' }) as const;
  const first = await withFault('POST', /^\/v1\/subscriptions$/, lost, choose);
  expect(first.status).toBe(503);
  const failed = () => ({ kind: 'status', status: 500 }) as const;
  await withFault('POST', /^\/v1\/customers\/\w+$/, failed, choose);
  await choosePlan(ada, { plan: solo });
  expect(chargesOf(await customerOf(billing.server, ada))).toHaveLength(1);
});

test('an account is not blocked when Stripe fails to use its card', async () => {
  const ada = await register(billing.server);
  const session = await ada.api('POST', sessionPath);
  billing.stripe.webhooks.isHeld = true;
  billing.stripe.completeSession(session.body.id);
  billing.stripe.webhooks.waiting.length = 0;
  billing.stripe.webhooks.isHeld = false;
  const failed = () => ({ kind: 'status', status: 500 }) as const;
  const refused = await withFault('POST', /^\/v1\/customers\/\w+$/, failed, () =>
    ada.api('PUT', '/api/v1/plans', { plan: solo }),
  );
  expect(refused.status).toBe(503);
  await choosePlan(ada, { plan: solo });
});

test('a choice is refused instead of replaced by one that was made meanwhile', async () => {
  const ada = await registerWithCard(billing);
  await settleEvents(billing);
  const customerId = await customerOf(billing.server, ada);
  const command = { kind: 'create', customerId, priceIds: [await priceOf(solo)] };
  let stored: Promise<void> | undefined;
  // While the account is read, the server that had the lease before continues.
  const refused = await withFault(
    'GET',
    /^\/v1\/customers\/\w+$/,
    () => {
      stored ??= storeOperation(ada.id, randomUUID(), { command });
      return { kind: 'wait', when: 'before', until: stored };
    },
    () => ada.api('PUT', '/api/v1/plans', { plan: agency }),
  );
  expect([refused.status, refused.body.message]).toEqual([503, billingMessages.inProgress]);
  await choosePlan(ada, { plan: agency });
  expect((await ada.api('GET', '/api/v1/plans')).body.selectedPlan).toBe(agency);
  expect(chargesOf(customerId)).toHaveLength(1);
});

test('a server that lost its lease does not replace the customer', async () => {
  const ada = await register(billing.server);
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const pause = () => {
    reached.resolve();
    return { kind: 'wait', when: 'after', until: resumed.promise } as const;
  };
  await withFault('POST', /^\/v1\/customers$/, pause, async () => {
    const session = ada.api('POST', sessionPath);
    await reached.promise;
    await billing.server.database.withSystem(async (tx) => {
      await sql`update billing_operations set status = 'done' where account_id = ${ada.id}`.execute(
        tx,
      );
      await sql`update billing_accounts set lease = 'another', customer_id = ${`cus_${ada.id}`}
        where account_id = ${ada.id}`.execute(tx);
    });
    resumed.resolve();
    expect((await session).status).toBe(503);
  });
  expect(await customerOf(billing.server, ada)).toBe(`cus_${ada.id}`);
});

test('a change that the previous release stored is charged once while Stripe is busy with it', async () => {
  const ada = await registerWithCard(billing);
  const customerId = await customerOf(billing.server, ada);
  const priceIds = [await priceOf(solo)];
  const key = randomUUID();
  const { billing: settings } = readConfig(stripeSettings(billing.stripe));
  if (settings === null) throw new Error('The settings of billing are missing.');
  const [reached, handled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  const pause = (): Fault | undefined => {
    if (!isFirst) return undefined;
    isFirst = false;
    reached.resolve();
    return { kind: 'wait', when: 'before', until: handled.promise };
  };
  await withFault('POST', /^\/v1\/subscriptions$/, pause, async () => {
    const sent = createStripePayments(settings).createSubscription(
      { customerId, priceIds, operationId: key },
      key,
    );
    await reached.promise;
    const command = { kind: 'create', priceIds, replaced: [] };
    await storeOperation(ada.id, key, { target: `${solo} none`, command });
    const busy = await ada.api('PUT', '/api/v1/plans', { plan: solo });
    handled.resolve();
    await sent;
    expect(busy.status, busy.text).toBe(503);
  });
  await choosePlan(ada, { plan: solo });
  expect(chargesOf(customerId)).toHaveLength(1);
});
