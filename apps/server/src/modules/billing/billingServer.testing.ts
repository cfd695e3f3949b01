import { PLANS } from '@pressdock/api/limits';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import {
  type Person,
  register,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { type StripeStandIn, startStripe } from '../../../test/harness/stripe/stripeServer.ts';

/** A server with billing, and the stand-in for Stripe that it uses. */
export interface BillingServer {
  server: TestServer;
  stripe: StripeStandIn;
  /** The SDK, for changes that people make in Stripe's dashboard. */
  sdk: Stripe;
  close(): Promise<void>;
}

/** The monthly price of each plan in the tests, in cents. */
export const AMOUNTS: Readonly<Record<string, number>> = {
  [PLANS.all[0]]: 1900,
  [PLANS.all[1]]: 4900,
  [PLANS.all[2]]: 9900,
  [PLANS.analytics]: 900,
};

async function addPrices(sdk: Stripe): Promise<void> {
  for (const [lookup_key, unit_amount] of Object.entries(AMOUNTS)) {
    const product = await sdk.products.create({ name: lookup_key });
    await sdk.prices.create({
      product: product.id,
      lookup_key,
      unit_amount,
      currency: 'usd',
      recurring: { interval: 'month' },
    });
  }
}

/** Starts a stand-in for Stripe with prices, and returns the settings of a server that uses it. */
export async function startPricedStripe() {
  const stripe = await startStripe();
  const { hostname, port } = new URL(stripe.url);
  const sdk = new Stripe(stripe.secretKey, { host: hostname, port, protocol: 'http' });
  await addPrices(sdk);
  const settings = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
    STRIPE_WEBHOOK_SECRET: stripe.webhooks.secret,
    STRIPE_API_URL: stripe.url,
  };
  return { stripe, sdk, settings };
}

/** Starts a server with billing. */
export async function startBillingServer(
  more: Record<string, string> = {},
): Promise<BillingServer> {
  const { stripe, sdk, settings } = await startPricedStripe();
  const server = await startTestServer({ ...settings, ...more });
  stripe.webhooks.endpoint = `${server.url}/api/v1/payments/webhook`;
  const close = async () => {
    await server.close();
    await stripe.close();
  };
  return { server, stripe, sdk, close };
}

/** Registers an account and adds a card to it. Returns the person and the id of the card. */
export async function registerWithCard({
  server,
  stripe,
}: Pick<BillingServer, 'server' | 'stripe'>): Promise<Person & { card: string }> {
  const person = await register(server);
  const session = await person.api('POST', '/api/v1/payments/start-stripe-session');
  expect(session.status, session.text).toBe(200);
  const card = stripe.completeSession(session.body.id);
  await waitForMe(person, { hasCard: true });
  return { ...person, card };
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
export async function customerOf({ database }: TestServer, { id }: Person): Promise<string> {
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
