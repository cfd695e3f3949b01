import { PLANS } from '@pressdock/api/limits';
import type Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { type Person, register, type TestServer } from '../../../test/harness/server.ts';
import {
  type BilledServer,
  createStripeClient,
  startBilledServer,
} from '../../../test/harness/stripe/billedServer.ts';

/** A server with billing, and the stand-in for Stripe that it uses. */
export interface BillingServer extends BilledServer {
  /** The SDK, for changes that people make in Stripe's dashboard. */
  sdk: Stripe;
}

/** The monthly price of each plan in the tests, in cents. */
export const AMOUNTS: Readonly<Record<string, number>> = {
  [PLANS.all[0]]: 900,
  [PLANS.all[1]]: 2900,
  [PLANS.all[2]]: 7900,
  [PLANS.analytics]: 900,
};

/** Starts a server with billing. */
export async function startBillingServer(): Promise<BillingServer> {
  const billed = await startBilledServer();
  return { ...billed, sdk: createStripeClient(billed.stripe) };
}

/** Registers an account and adds a card to it. Returns the person and the id of the card. */
export async function registerWithCard({
  server,
  stripe,
}: Pick<BillingServer, 'server' | 'stripe'>): Promise<Person & { card: string }> {
  const person = await register(server);
  return { ...person, card: await addCard({ stripe }, person) };
}

/** Adds a card to an account, and returns its id. */
export async function addCard(
  { stripe }: Pick<BillingServer, 'stripe'>,
  person: Person,
): Promise<string> {
  const session = await person.api('POST', '/api/v1/payments/start-stripe-session');
  expect(session.status, session.text).toBe(200);
  const card = stripe.completeSession(session.body.id);
  await waitForMe(person, { hasCard: true });
  return card;
}

/** Chooses plans, and expects that they apply. */
export async function choosePlan(person: Person, choice: object): Promise<void> {
  const changed = await person.api('PUT', '/api/v1/plans', choice);
  expect(changed.status, changed.text).toBe(200);
}

/** Waits until the account has these properties. */
export async function waitForMe(person: Person, properties: object): Promise<void> {
  await vi.waitFor(
    async () => {
      const me = await person.api('GET', '/api/v1/users/me/');
      expect(me.body).toMatchObject(properties);
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** Returns the id of the account's customer in Stripe. */
export async function customerOf(
  { database }: Pick<TestServer, 'database'>,
  { id }: Person,
): Promise<string> {
  const account = await database.withSystem((tx) =>
    tx
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return account.customer_id ?? '';
}

/** Waits until the server has handled every event that Stripe sent. */
export async function settleEvents({
  server,
  stripe,
}: Pick<BillingServer, 'server' | 'stripe'>): Promise<void> {
  await stripe.webhooks.settle();
  await vi.waitFor(
    async () => {
      const open = await server.database.withSystem((tx) =>
        tx.selectFrom('billing_events').select('id').where('handled_at', 'is', null).execute(),
      );
      expect(open).toEqual([]);
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** Returns the plans as the account sees them. */
export const plansOf = async (person: Person) => (await person.api('GET', '/api/v1/plans')).body;

/** Returns what the account's cards were charged. */
export async function chargesOf({ server, stripe }: BillingServer, person: Person) {
  const customer = await customerOf(server, person);
  return stripe.charges.filter((charge) => charge.customer === customer);
}
