import { PLANS } from '@pressdock/api/limits';
import Stripe from 'stripe';
import { setUpCatalog } from '../../../src/commands/billing/catalog.ts';
import { type Person, signUp, startTestServer, type TestServer } from '../server.ts';
import { type StripeStandIn, startStripe } from './stripeServer.ts';

/** The path to which Stripe sends events. */
const webhookPath = '/api/v1/payments/webhook';

/** Returns the SDK as a client of a stand-in. */
export function createStripeClient({ url, secretKey }: StripeStandIn): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Starts a stand-in that has the products and prices of the plans. */
export async function startStripeWithPlans(): Promise<StripeStandIn> {
  const stripe = await startStripe();
  await setUpCatalog(createStripeClient(stripe));
  return stripe;
}

/** Returns the settings of a server that uses a stand-in. */
export function stripeSettings({ url, secretKey, webhooks }: StripeStandIn) {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standIn',
    STRIPE_WEBHOOK_SECRET: webhooks.secret,
    STRIPE_API_URL: url,
  };
}

/** Makes a stand-in send its events to a server. */
export function sendEventsTo({ webhooks }: StripeStandIn, serverUrl: string): void {
  webhooks.endpoint = `${serverUrl}${webhookPath}`;
}

/** A server with billing. */
export interface BilledServer {
  server: TestServer;
  stripe: StripeStandIn;
  close(): Promise<void>;
}

/** Starts a server that charges for plans through a stand-in. */
export async function startBilledServer(more: Record<string, string> = {}): Promise<BilledServer> {
  const stripe = await startStripeWithPlans();
  const server = await startTestServer({ ...stripeSettings(stripe), ...more });
  sendEventsTo(stripe, server.url);
  return {
    server,
    stripe,
    async close() {
      stripe.webhooks.isHeld = true;
      await stripe.webhooks.settle();
      await server.close();
      await stripe.close();
    },
  };
}

/** Adds an account as registration does on a server with billing: without a plan. */
export async function signUpWithoutPlan(
  server: Pick<TestServer, 'url' | 'database'>,
): Promise<Person> {
  const person = await signUp(server);
  await server.database.withSystem((tx) =>
    tx
      .updateTable('users')
      .set({ selected_plan: PLANS.none, analytics_plan: PLANS.none })
      .where('id', '=', person.id)
      .execute(),
  );
  return person;
}
