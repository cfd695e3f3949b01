import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpCatalog } from '../../src/commands/billing/catalog.ts';
import { type Person, startTestServer, type TestServer } from '../harness/server.ts';
import { signUpWithoutPlan } from '../harness/stripe/billedServer.ts';

/** Stripe, or its stand-in, as the stories use it. */
export interface StripeWorld {
  /** The settings of a server that uses it. */
  settings: Record<string, string>;
  /** The SDK, to read what happened. */
  stripe: Stripe;
  /** Enters a card in a Checkout session. */
  enterCard(input: EnteredCard): Promise<void>;
  /** Delivers the events so far that are about a customer to a server. */
  deliverEvents(serverUrl: string, customer: string): Promise<void>;
  close(): Promise<void>;
}

/** A card that a person enters. */
export interface EnteredCard {
  sessionId: string;
  customer: string;
  /** Whether the bank declines payments. */
  isDeclined: boolean;
}

const solo = 'pressdock-solo-2020';
const agency = 'pressdock-agency-2020';
const analytics = 'pressdock-analytics-small';
const slow = { timeout: 60_000, interval: 250 };

let world: StripeWorld;
let server: TestServer;

const readMe = async (person: Person) => (await person.api('GET', '/api/v1/users/me/')).body;
const change = (person: Person, body: object) => person.api('PUT', '/api/v1/plans', body);

/** Returns what was paid, oldest first. */
async function listPaid(customer: string): Promise<Stripe.Invoice[]> {
  const { data } = await world.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  return data.toReversed();
}

/** Adds an account with a card. */
async function addPayer(isDeclined = false): Promise<{ person: Person; customer: string }> {
  const person = await signUpWithoutPlan(server);
  const { body } = await person.api('POST', '/api/v1/payments/start-stripe-session');
  const session = await world.stripe.checkout.sessions.retrieve(body.id);
  const customer = String(session.customer);
  await world.enterCard({ sessionId: body.id, customer, isDeclined });
  await expect
    .poll(async () => {
      await world.deliverEvents(server.url, customer);
      return (await readMe(person)).hasCard;
    }, slow)
    .toBe(true);
  return { person, customer };
}

function defineChanges(): void {
  it('charges a plan once although it is chosen twice at the same time', async () => {
    const { person, customer } = await addPayer();
    const plans = { plan: solo, analyticsPlan: analytics };
    const responses = await Promise.all([change(person, plans), change(person, plans)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readMe(person)).toMatchObject({ selectedPlan: solo, analyticsPlan: analytics });
    expect(await listPaid(customer)).toHaveLength(1);
    const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
    expect(data).toHaveLength(1);
  });

  it('charges for a change what its preview shows', async () => {
    const { person, customer } = await addPayer();
    await change(person, { plan: solo });
    const preview = await person.api('POST', '/api/v1/plans/preview', { plan: agency });
    const { due, prorationDate } = preview.body;
    expect((await change(person, { plan: agency, prorationDate })).status).toBe(200);
    const paid = await listPaid(customer);
    expect(paid.map(({ billing_reason }) => billing_reason)).toEqual([
      'subscription_create',
      'subscription_update',
    ]);
    expect(paid[1]?.amount_paid).toBe(due.amount);
  });

  it('changes nothing when the bank declines the card', async () => {
    const { person, customer } = await addPayer(true);
    const response = await change(person, { plan: solo });
    expect(response.status).toBe(409);
    expect(response.text).toContain('card was declined');
    expect(await readMe(person)).toMatchObject({ selectedPlan: 'none', isDeliquent: false });
    expect(await listPaid(customer)).toEqual([]);
  });
}

function defineEndings(): void {
  it('ends a plan with its period, and continues it before that without a charge', async () => {
    const { person, customer } = await addPayer();
    await change(person, { plan: solo });
    const ended = await change(person, { plan: 'none' });
    expect(ended.body).toMatchObject({ selectedPlan: solo, subscription: { status: 'active' } });
    expect(ended.body.subscription.endsAt).not.toBeNull();
    const continued = await change(person, { plan: solo });
    expect(continued.body.subscription.endsAt).toBeNull();
    expect(await listPaid(customer)).toHaveLength(1);
  });

  it('follows a cancellation in Stripe when its events arrive, also twice', async () => {
    const { person, customer } = await addPayer();
    await change(person, { plan: solo });
    const { data } = await world.stripe.subscriptions.list({ customer });
    await world.stripe.subscriptions.cancel(data[0]?.id ?? '');
    await expect
      .poll(async () => {
        await world.deliverEvents(server.url, customer);
        await world.deliverEvents(server.url, customer);
        return (await readMe(person)).selectedPlan;
      }, slow)
      .toBe('none');
  });
}

function defineInvoices(): void {
  it('lists invoices and downloads them as PDF', async () => {
    const { person } = await addPayer();
    await change(person, { plan: solo });
    const { body } = await person.api('GET', '/api/v1/invoices');
    expect(body.data).toMatchObject([{ status: 'paid', isPayable: false, hasPdf: true }]);
    const pdf = await person.api('GET', `/api/v1/invoices/${body.data[0]._id}/download`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text).toMatch(/^%PDF-/);
  });

  it('finds every price that the setup created, and creates none again', async () => {
    const prices = await setUpCatalog(world.stripe);
    expect(prices.map(({ plan, isNew }) => [plan, isNew])).toEqual([
      [solo, false],
      [agency, false],
      ['pressdock-unlimited-2020', false],
      [analytics, false],
    ]);
  });
}

/** Defines the stories of billing, which hold for Stripe's test mode and for its stand-in. */
export function defineStories(startWorld: () => Promise<StripeWorld>): void {
  beforeAll(async () => {
    world = await startWorld();
    await setUpCatalog(world.stripe);
    server = await startTestServer(world.settings);
  });
  afterAll(async () => {
    await server?.close();
    await world?.close();
  });

  defineChanges();
  defineEndings();
  defineInvoices();
}
