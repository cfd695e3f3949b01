import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { signBody } from '../harness/stripe/webhooks.ts';
import type { StripeWorld } from './stories.ts';

/** The types of the events that the server handles. */
const eventTypes = /^(?:customer|invoice|payment_method|setup_intent|checkout\.session)\./;

function readKey(): string {
  const key = process.env.STRIPE_SECRET_KEY;
  if (!key) throw new Error('skipped: no key');
  if (!/^(?:sk|rk)_test_/.test(key)) throw new Error('The key is not one of the test mode.');
  return key;
}

function belongsTo(event: Stripe.Event, customer: string): boolean {
  const object = event.data.object as { id?: string; customer?: unknown };
  return object.id === customer || object.customer === customer;
}

/**
 * Opens Stripe's test mode. Stripe cannot reach this machine, so its events are read with the API and
 * sent on with a signature; and nobody types a card, so one of Stripe's test cards is attached instead.
 */
export async function openTestMode(): Promise<StripeWorld> {
  const key = readKey();
  const stripe = new Stripe(key, { maxNetworkRetries: 3, telemetry: false });
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const since = Math.floor(Date.now() / 1000);
  const customers = new Set<string>();
  return {
    stripe,
    settings: {
      STRIPE_SECRET_KEY: key,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_unused',
      STRIPE_WEBHOOK_SECRET: secret,
    },
    async enterCard({ customer, isDeclined }) {
      customers.add(customer);
      const card = isDeclined ? 'pm_card_chargeCustomerFail' : 'pm_card_visa';
      const { id } = await stripe.paymentMethods.attach(card, { customer });
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    },
    async deliverEvents(serverUrl, customer) {
      const events = stripe.events.list({ created: { gte: since }, limit: 100 });
      for await (const event of events) {
        if (!eventTypes.test(event.type) || !belongsTo(event, customer)) continue;
        const body = JSON.stringify(event);
        const signature = signBody(body, secret, Math.floor(Date.now() / 1000));
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const url = `${serverUrl}/api/v1/payments/webhook`;
        const response = await fetch(url, { method: 'POST', headers, body });
        if (response.status !== 200) throw new Error(`The event was refused: ${response.status}`);
      }
    },
    async close() {
      for (const customer of customers) await stripe.customers.del(customer);
    },
  };
}
