import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/start.ts';
import { type Person, signUp, testEnvironment } from '../harness/server.ts';
import { killServerProcesses, startServerProcess } from '../harness/serverProcess.ts';
import {
  sendEventsTo,
  signUpWithoutPlan,
  startStripeWithPlans,
  stripeSettings,
} from '../harness/stripe/billedServer.ts';
import type { StripeStandIn } from '../harness/stripe/stripeServer.ts';
import { dropDatabase } from '../setup/postgres-database.ts';
import { addCard, type BillingHistory, choose, expectAgreement, perform } from './history.ts';
import { type Choice, choice, type Step, step } from './steps.ts';

/**
 * When the server is killed: while Stripe has not handled its request, has handled it, or at any time. A
 * `late` request is still not handled when the restarted server sends it again.
 */
type Moment = { kind: 'after' | 'before' | 'late' } | { kind: 'any'; ms: number };

const solo = 'pressdock-solo-2020';
const runs = 4;
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

/** Starts a server in a process of its own, kills it while it changes a plan, and starts it here again. */
async function killDuring(history: BillingHistory, target: Choice, moment: Moment) {
  await server.close();
  const { child } = await startServerProcess(environment);
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  stripe.fault = ({ method, path }) => {
    if (method !== 'POST' || !path.startsWith('/v1/subscriptions')) return undefined;
    count += 1;
    if (count > 1) released.resolve();
    reached.resolve();
    if (moment.kind === 'any' || count > 1) return undefined;
    const when = moment.kind === 'after' ? 'after' : 'before';
    return { kind: 'wait', when, until: released.promise };
  };
  const response = choose(history, target).catch(() => undefined);
  // Without a card or a difference, nothing is sent to Stripe.
  await (moment.kind === 'any' ? wait(moment.ms) : Promise.race([reached.promise, response]));
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  if (moment.kind !== 'late') released.resolve();
  await response;
  await start();
  // Lets the time pass for which the killed server had reserved the account.
  await server.database.withSystem((tx) =>
    sql`update billing_accounts set leased_until = now() - interval '1 second'`.execute(tx),
  );
  const repeated = await choose(history, target);
  released.resolve();
  stripe.fault = () => undefined;
  return repeated;
}

const moment: fc.Arbitrary<Moment> = fc.oneof(
  fc.constant<Moment>({ kind: 'after' }),
  fc.constant<Moment>({ kind: 'before' }),
  fc.constant<Moment>({ kind: 'late' }),
  fc.integer({ min: 0, max: 150 }).map((ms): Moment => ({ kind: 'any', ms })),
);

it('charges once for a change during which the server was killed', async () => {
  const check = async (before: Step[], target: Choice, when: Moment, after: Step[]) => {
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
    const { status, text } = await killDuring(history, target, when);
    expect([200, 409], text).toContain(status);
    expect(stripe.charges.length - charges).toBeLessThanOrEqual(1);
    for (const one of after) await perform(history, one);
    stripe.webhooks.waiting.length = 0;
    expect((await operator.api('POST', '/api/v1/admin/billing/reconcile')).status).toBe(202);
    await expectAgreement(history, true);
  };
  const few = { minLength: 0, maxLength: 3 };
  const steps = fc.array(step(true), few);
  const property = fc.asyncProperty(steps, choice, moment, fc.array(step(true), few), check);
  const late: [Step[], Choice, Moment, Step[]] = [[], { plan: solo }, { kind: 'late' }, []];
  await fc.assert(property, { numRuns: runs, endOnFailure: true, examples: [late] });
}, 120_000);
