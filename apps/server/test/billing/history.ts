import { REFERRALS_PER_MONTH } from '@pressdock/api/limits';
import type Stripe from 'stripe';
import { expect, vi } from 'vitest';
import type { ApiResponse, Person, TestServer } from '../harness/server.ts';
import { completeSession } from '../harness/stripe/calls/cards.ts';
import { endSubscription, idOf } from '../harness/stripe/collection.ts';
import { listObjects } from '../harness/stripe/state.ts';
import type { Fault, StripeStandIn } from '../harness/stripe/stripeServer.ts';
import { countPaying, customersOf, findDefects, foldCustomer } from './fold.ts';
import { listCredits, refer } from './referrals.ts';
import type { Choice, Delivery, Step } from './steps.ts';

/** An account whose history is generated, with what it works with. */
export interface BillingHistory {
  stripe: StripeStandIn;
  server: Pick<TestServer, 'url' | 'database'>;
  person: Person;
  /** The ids of the accounts that registered with the code of the account. */
  referred: string[];
}

const daySeconds = 24 * 60 * 60;

/** The expected statuses of a change: done, refused, or not possible at the moment. */
const expectedStatuses = [200, 409, 503];

const customerId = ({ stripe, person }: BillingHistory) => customersOf(stripe, person.id)[0]?.id;

const countCharges = (history: BillingHistory) =>
  history.stripe.charges.filter(({ customer }) => customer === customerId(history)).length;

/** Requests a change of plan. */
export function choose({ person }: BillingHistory, choice: Choice): Promise<ApiResponse> {
  return person.api('PUT', '/api/v1/plans', choice);
}

/** Sends the same requests at once and requires that they charge at most once. */
async function click(
  history: BillingHistory,
  clicks: number,
  send: () => Promise<ApiResponse>,
): Promise<ApiResponse[]> {
  const before = countCharges(history);
  const responses = await Promise.all(Array.from({ length: clicks }, send));
  for (const { status, text } of responses) expect(expectedStatuses, text).toContain(status);
  expect(countCharges(history) - before).toBeLessThanOrEqual(1);
  return responses;
}

/** Requires that Stripe has the plan that the server said it changed to. */
export function expectPlan(
  history: BillingHistory,
  { plan }: Choice,
  responses: readonly ApiResponse[],
): void {
  if (plan === undefined || !responses.some(({ status }) => status === 200)) return;
  const { selectedPlan } = foldCustomer(history.stripe, customerId(history));
  if (plan !== 'none') expect(selectedPlan).toBe(plan);
}

/** Enters a card on Stripe's page. The server hears of it with an event. */
export async function addCard(history: BillingHistory, isUsed: boolean): Promise<void> {
  const { stripe, person } = history;
  const { status, body } = await person.api('POST', '/api/v1/payments/start-stripe-session');
  expect([200, 201]).toContain(status);
  completeSession(stripe, body.id);
  if (!isUsed) return;
  const event = stripe.webhooks.waiting.findLast(
    ({ type }) => type === 'checkout.session.completed',
  );
  if (event) expect(await stripe.webhooks.send(event)).toBe(200);
  const id = customerId(history);
  await expect
    .poll(() => foldCustomer(stripe, id).hasCard, { timeout: 20_000, interval: 20 })
    .toBe(true);
}

function faultOf(kind: 'request' | 'response' | 'status'): Fault {
  if (kind === 'status') return { kind: 'status', status: 500 };
  return { kind: 'close', when: kind === 'request' ? 'before' : 'after' };
}

/** Changes the plan while Stripe's responses get lost, and again if the person tries again. */
async function chooseWithFaults(
  history: BillingHistory,
  { choice, fault, times, isRepeated }: Extract<Step, { kind: 'fail' }>,
): Promise<void> {
  const { stripe } = history;
  const before = countCharges(history);
  let left = times;
  stripe.fault = ({ method, path }) => {
    if (method !== 'POST' || !path.startsWith('/v1/subscriptions') || left === 0) return undefined;
    left -= 1;
    return faultOf(fault);
  };
  const responses = [await choose(history, choice)];
  stripe.fault = () => undefined;
  if (isRepeated) responses.push(await choose(history, choice));
  for (const { status, text } of responses) expect(expectedStatuses, text).toContain(status);
  expect(countCharges(history) - before).toBeLessThanOrEqual(1);
}

function arrange({ order, repeats, lossEvery }: Delivery) {
  return (events: Stripe.Event[]): Stripe.Event[] =>
    events
      .filter((_, index) => lossEvery === 0 || index % (lossEvery + 1) !== lossEvery)
      .flatMap((event) => Array.from({ length: repeats }, () => event))
      .map((event, index) => ({ event, rank: (order[index % order.length] ?? 0) * (index + 1) }))
      .sort((a, b) => (a.rank % 101) - (b.rank % 101))
      .map(({ event }) => event);
}

/** Delivers the events that wait. */
export async function deliver({ stripe }: BillingHistory, delivery: Delivery): Promise<void> {
  await stripe.webhooks.release(arrange(delivery));
}

function decline(history: BillingHistory, isDeclined: boolean): void {
  const { stripe } = history;
  for (const card of listObjects(stripe, 'payment_method')) {
    if (card.customer !== customerId(history)) continue;
    if (isDeclined) stripe.declinedCards.add(card.id);
    else stripe.declinedCards.delete(card.id);
  }
}

function cancelInStripe(history: BillingHistory): void {
  const id = customerId(history);
  const live = listObjects(history.stripe, 'subscription').find(
    (one) => idOf(one.customer) === id && one.ended_at === null,
  );
  if (live) endSubscription(history.stripe, live, 'cancellation_requested');
}

async function payOpenInvoice(history: BillingHistory, clicks: number): Promise<void> {
  const id = customerId(history);
  const open = listObjects(history.stripe, 'invoice').find(
    ({ customer, status }) => idOf(customer) === id && status === 'open',
  );
  if (!open) return;
  await click(history, clicks, () => history.person.api('POST', `/api/v1/invoices/${open.id}/pay`));
}

/** Performs a step. */
export async function perform(history: BillingHistory, step: Step): Promise<void> {
  const { stripe, person } = history;
  switch (step.kind) {
    case 'choose':
      return expectPlan(
        history,
        step.choice,
        await click(history, step.clicks, () => choose(history, step.choice)),
      );
    case 'contend': {
      const responses = await Promise.all(step.choices.map((one) => choose(history, one)));
      for (const { status, text } of responses) expect(expectedStatuses, text).toContain(status);
      return;
    }
    case 'fail':
      return chooseWithFaults(history, step);
    case 'card':
      return addCard(history, step.isUsed);
    case 'removeCard':
      expect((await person.api('DELETE', '/api/v1/payments')).status).toBe(204);
      return;
    case 'decline':
      return decline(history, step.isDeclined);
    case 'time':
      return stripe.passTime(step.days * daySeconds);
    case 'pay':
      return payOpenInvoice(history, step.clicks);
    case 'cancelInStripe':
      return cancelInStripe(history);
    case 'refer':
      return refer(history, step);
    case 'deliver':
      return deliver(history, step.delivery);
  }
}

/** Waits until the server says what a fold over Stripe's final state says, and nothing was charged twice. */
export async function expectAgreement(history: BillingHistory, hasDates: boolean): Promise<void> {
  const { stripe, person } = history;
  const agree = async () => {
    // Read again, because the server may change Stripe: it uses a card whose event was lost.
    const [customer] = customersOf(stripe, person.id);
    const { delinquentSince, ...rest } = foldCustomer(stripe, customer?.id);
    const { body } = await person.api('GET', '/api/v1/users/me/');
    expect(body).toMatchObject(hasDates ? { ...rest, delinquentSince } : rest);
  };
  await vi.waitFor(agree, { timeout: 30_000, interval: 50 });
  await expectCredits(history);
  expect(findDefects(stripe, person.id)).toEqual([]);
}

/** Waits until every third paying referral has earned a free month, and none was credited twice. */
async function expectCredits(history: BillingHistory): Promise<void> {
  const { stripe, person, referred } = history;
  const months = Math.floor(countPaying(stripe, referred) / REFERRALS_PER_MONTH);
  const read = async () => (await person.api('GET', '/api/v1/plans')).body.referrals;
  await expect.poll(read, { timeout: 30_000, interval: 50 }).toMatchObject({ freeMonths: months });
  const expected = Array.from({ length: months }, (_, n) => `referral-${person.id}-${n + 1}`);
  expect(listCredits(history).sort()).toEqual(expected);
}
