import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/start.ts';
import { type ApiResponse, type Person, signUp, testEnvironment } from '../harness/server.ts';
import { killServerProcesses, startServerProcess } from '../harness/serverProcess.ts';
import {
  sendEventsTo,
  signUpWithoutPlan,
  startStripeWithPlans,
  stripeSettings,
} from '../harness/stripe/billedServer.ts';
import type { Fault, StripeStandIn } from '../harness/stripe/stripeServer.ts';
import { dropDatabase } from '../setup/postgres-database.ts';
import {
  addCard,
  type BillingHistory,
  choose,
  expectAgreement,
  expectPlan,
  perform,
} from './history.ts';
import { type Choice, choice, type Step, step } from './steps.ts';

/**
 * When the server is killed: while Stripe has not handled its request, has handled it, or at any time. Stripe
 * still handles a `late` request when the restarted server is asked next, and receives a `delayed` one later.
 */
type Moment = { kind: 'after' | 'before' | 'delayed' | 'late' } | { kind: 'any'; ms: number };

const [solo, agency] = ['pressdock-solo-2020', 'pressdock-agency-2020'];
const runs = 5;
const fail = (error: unknown) => {
  throw error;
};

let stripe: StripeStandIn;
let environment: Record<string, string>;
let server: RunningServer;
let operator: Person;

async function start(): Promise<void> {
  server = await startServer(readConfig(environment), fail);
}

beforeAll(async () => {
  stripe = await startStripeWithPlans();
  stripe.webhooks.isHeld = true;
  environment = await testEnvironment(stripeSettings(stripe));
  await start();
  sendEventsTo(stripe, server.url);
  operator = await signUp(server);
  await server.database.withSystem((tx) =>
    sql`update users set is_admin = true where id = ${operator.id}`.execute(tx),
  );
});
afterAll(async () => {
  killServerProcesses();
  await server.close();
  await stripe.close();
  await rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true, maxRetries: 3 });
  if (environment.DATABASE_URL) await dropDatabase(environment.DATABASE_URL);
});

/** Returns the fault of the request during which the server is killed. */
function faultAt({ kind }: Moment, until: Promise<unknown>): Fault | undefined {
  if (kind === 'any') return undefined;
  if (kind === 'delayed') return { kind: 'delay', until };
  return { kind: 'wait', when: kind === 'after' ? 'after' : 'before', until };
}

/**
 * Starts a server in a process of its own, kills it while it changes a plan, and starts it here again, where
 * the next choice is made.
 */
async function killDuring(
  history: BillingHistory,
  { target, next, moment }: { target: Choice; next: Choice; moment: Moment },
): Promise<ApiResponse> {
  await server.close();
  const { child } = await startServerProcess(environment);
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  stripe.fault = ({ method, path }) => {
    if (method !== 'POST' || !path.startsWith('/v1/subscriptions') || !isFirst) return undefined;
    isFirst = false;
    reached.resolve();
    return faultAt(moment, released.promise);
  };
  const response = choose(history, target).catch(() => undefined);
  // Without a card or a difference, nothing is sent to Stripe.
  await (moment.kind === 'any' ? wait(moment.ms) : Promise.race([reached.promise, response]));
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  if (moment.kind === 'after' || moment.kind === 'before') released.resolve();
  await response;
  await start();
  // Lets the time pass for which the killed server had reserved the account.
  await server.database.withSystem((tx) =>
    sql`update billing_accounts set leased_until = now() - interval '1 second'`.execute(tx),
  );
  const selected = await choose(history, next);
  released.resolve();
  stripe.fault = () => undefined;
  if (moment.kind !== 'late' || isFirst) return selected;
  // Until Stripe has handled the request, nothing else can be selected.
  expect(selected.status, selected.text).toBe(503);
  return choose(history, next);
}

const moment: fc.Arbitrary<Moment> = fc.oneof(
  ...(['after', 'before', 'delayed', 'late'] as const).map((kind) => fc.constant({ kind })),
  fc.integer({ min: 0, max: 150 }).map((ms): Moment => ({ kind: 'any', ms })),
);

it('charges once for each change during which the server was killed', async () => {
  const check = async (before: Step[], target: Choice, next: Choice, when: Moment) => {
    const history: BillingHistory = {
      stripe,
      get server() {
        return server;
      },
      person: await signUpWithoutPlan(server),
      referred: [],
    };
    await addCard(history, true);
    for (const one of before) await perform(history, one);
    const charges = stripe.charges.length;
    const selected = await killDuring(history, { target, next, moment: when });
    expect([200, 409], selected.text).toContain(selected.status);
    expectPlan(history, next, [selected]);
    // A request that arrives after another choice has no effect.
    const changes = when.kind === 'delayed' || isDeepStrictEqual(target, next) ? 1 : 2;
    expect(stripe.charges.length - charges).toBeLessThanOrEqual(changes);
    stripe.webhooks.waiting.length = 0;
    expect((await operator.api('POST', '/api/v1/admin/billing/reconcile')).status).toBe(202);
    await expectAgreement(history, true);
  };
  const steps = fc.array(step(true), { minLength: 0, maxLength: 3 });
  const choices = fc.oneof(
    choice.map((one): [Choice, Choice] => [one, one]),
    fc.tuple(choice, choice),
  );
  const property = fc.asyncProperty(steps, choices, moment, (before, [target, next], when) =>
    check(before, target, next, when),
  );
  const examples: [Step[], [Choice, Choice], Moment][] = [
    [[], [{ plan: solo }, { plan: solo }], { kind: 'late' }],
    [[], [{ plan: solo }, { plan: agency }], { kind: 'delayed' }],
  ];
  await fc.assert(property, { numRuns: runs, endOnFailure: true, examples });
}, 120_000);
