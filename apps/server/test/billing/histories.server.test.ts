import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signUp } from '../harness/server.ts';
import {
  type BilledServer,
  signUpWithoutPlan,
  startBilledServer,
} from '../harness/stripe/billedServer.ts';
import { addCard, deliver, expectAgreement, perform } from './history.ts';
import { type Delivery, delivery, type Step, step } from './steps.ts';

const runs = 12;
const reconcilePath = '/api/v1/admin/billing/reconcile';

let billed: BilledServer;
let operator: Person;

beforeAll(async () => {
  billed = await startBilledServer();
  operator = await signUp(billed.server);
  await billed.server.database.withSystem((tx) =>
    sql`update users set is_admin = true where id = ${operator.id}`.execute(tx),
  );
});
afterAll(() => billed.close());

/** A debt that stays when its subscription ends, which generated steps rarely lead to. */
const debt: Step[] = [
  { kind: 'choose', choice: { plan: 'pressdock-solo-2020' }, clicks: 2 },
  { kind: 'decline', isDeclined: true },
  { kind: 'time', days: 32 },
  { kind: 'cancelInStripe' },
];

/** A credit whose response is lost, and that is sent again when Stripe has forgotten its key. */
const lostCredit: Step[] = [
  { kind: 'refer', people: 3, isResponseLost: true },
  { kind: 'time', days: 2 },
];

/** A change that Stripe performed without a response, and that is wanted again after it was undone. */
const undoneChange: Step[] = [
  {
    ...{ kind: 'fail', choice: { plan: 'pressdock-solo-2020' } },
    ...{ fault: 'response', times: 3, isRepeated: false },
  },
  { kind: 'cancelInStripe' },
  { kind: 'choose', choice: { plan: 'pressdock-solo-2020' }, clicks: 1 },
];

/** Forgets the customers of earlier histories, so that time passes for one account only. */
function clearCustomers(): void {
  const { objects, webhooks } = billed.stripe;
  for (const [id, { object }] of objects) {
    if (object !== 'product' && object !== 'price') objects.delete(id);
  }
  webhooks.waiting.length = 0;
}

async function play(steps: readonly Step[]) {
  clearCustomers();
  const { stripe, server } = billed;
  stripe.webhooks.isHeld = true;
  const history = { stripe, server, person: await signUpWithoutPlan(server), referred: [] };
  await addCard(history, true);
  for (const one of steps) await perform(history, one);
  return history;
}

const lengths = { minLength: 3, maxLength: 10 };
const options = { numRuns: runs, endOnFailure: true };

it('ends in the state of Stripe when no event is lost, and charges nothing twice', async () => {
  const lossless = (last: Delivery): Delivery => ({ ...last, lossEvery: 0 });
  const check = async (steps: Step[], last: Delivery) => {
    const history = await play(steps);
    await deliver(history, lossless(last));
    await expectAgreement(history, false);
  };
  const property = fc.asyncProperty(fc.array(step(false), lengths), delivery(false), check);
  await fc.assert(property, options);
}, 120_000);

it('ends in the state of Stripe after a reconciliation when events are lost', async () => {
  const check = async (steps: Step[]) => {
    const history = await play(steps);
    billed.stripe.webhooks.waiting.length = 0;
    expect((await operator.api('POST', reconcilePath)).status).toBe(202);
    await expectAgreement(history, true);
  };
  const property = fc.asyncProperty(fc.array(step(true), lengths), check);
  await fc.assert(property, { ...options, examples: [[debt], [lostCredit], [undoneChange]] });
}, 120_000);

it('has charged in those histories', () => {
  expect(billed.stripe.charges.length).toBeGreaterThan(0);
});
