import { rm } from 'node:fs/promises';
import { PLANS } from '@pressdock/api/limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  confirmPassword,
  type Person,
  register,
  testEnvironment,
} from '../../../../test/harness/server.ts';
import {
  sendEventsTo,
  startStripeWithPlans,
  stripeSettings,
} from '../../../../test/harness/stripe/billedServer.ts';
import type { StripeStandIn } from '../../../../test/harness/stripe/stripeServer.ts';
import { dropDatabase } from '../../../../test/setup/postgres-database.ts';
import { readConfig } from '../../../config.ts';
import { type RunningServer, startServer } from '../../../start.ts';
import { billingModule } from '../billing.module.ts';
import { addCard, choosePlan, customerOf, waitForMe } from '../billingServer.testing.ts';
import { applyGrant } from './grants.ts';

const [solo, agency, unlimited] = PLANS.all;
const { analytics, none } = PLANS;
const monthSeconds = 32 * 24 * 60 * 60;

let stripe: StripeStandIn;
let environment: Record<string, string>;
let server: RunningServer;

/** Starts the server again, with or without Stripe's key. */
async function restart(settings: Record<string, string>): Promise<void> {
  await server?.close();
  server = await startServer(readConfig({ ...environment, ...settings }), (error) => {
    throw error;
  });
}

const meOf = async (person: Person) => (await person.api('GET', '/api/v1/users/me/')).body;

beforeAll(async () => {
  stripe = await startStripeWithPlans();
  environment = await testEnvironment();
  await restart(stripeSettings(stripe));
  sendEventsTo(stripe, server.url);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
  await rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true, maxRetries: 3 });
  if (environment.DATABASE_URL) await dropDatabase(environment.DATABASE_URL);
});

test('without the key, accounts are unlimited; with it again, they have what they pay for', async () => {
  const idle = await register(server);
  const late = await register(server);
  const card = await addCard({ stripe }, late);
  await choosePlan(late, { plan: solo });
  stripe.declinedCards.add(card);
  stripe.passTime(monthSeconds);
  await waitForMe(late, { selectedPlan: solo, isDeliquent: true });

  await restart({});
  for (const person of [idle, late]) {
    expect(await meOf(person)).toMatchObject({
      ...{ isBillingEnabled: false, selectedPlan: unlimited, analyticsPlan: analytics },
      ...{ isDeliquent: false, delinquentSince: null, canAddPluginOrTheme: true },
    });
  }
  const setPlan = (plan: string) =>
    server.database.withSystem((tx) =>
      tx.updateTable('users').set({ selected_plan: plan }).where('id', '=', idle.id).execute(),
    );
  await setPlan(agency);
  await restart({});
  expect(await meOf(idle)).toMatchObject({ selectedPlan: agency });

  // Another server that still has the key may apply a state beside this one.
  await server.database.withSystem((tx) => applyGrant(tx, late.id, new Date()));
  expect(await meOf(late)).toMatchObject({ selectedPlan: solo });
  await server.app.useModule(billingModule).followSettings();
  expect(await meOf(late)).toMatchObject({ selectedPlan: unlimited });
  expect(await meOf(idle)).toMatchObject({ selectedPlan: agency });

  const saved = await late.api('PUT', `/api/v1/users/${late.id}`, { businessName: 'Late' });
  expect(saved.status).toBe(200);

  await restart(stripeSettings(stripe));
  expect(await meOf(idle)).toMatchObject({ selectedPlan: none, analyticsPlan: none });
  expect(await meOf(late)).toMatchObject({ selectedPlan: solo, analyticsPlan: none });
  await waitForMe(late, { isDeliquent: true });
  const customer = await customerOf(server, late);
  await vi.waitFor(() => expect(stripe.objects.get(customer)).toMatchObject({ name: 'Late' }), {
    timeout: 15_000,
  });
});

test('deletes the customers of accounts that were deleted without the key', async () => {
  const [leaving, operator] = [await register(server), await register(server)];
  await addCard({ stripe }, leaving);
  const customer = await customerOf(server, leaving);
  await server.database.withSystem((tx) =>
    tx.updateTable('users').set({ is_admin: true }).where('id', '=', operator.id).execute(),
  );
  await restart({});
  await confirmPassword(operator);
  expect((await operator.api('DELETE', `/api/v1/admin/accounts/${leaving.id}`)).status).toBe(204);
  const findLeaving = () =>
    server.database.withSystem((tx) =>
      tx.selectFrom('users').select('id').where('id', '=', leaving.id).execute(),
    );
  await vi.waitFor(async () => expect(await findLeaving()).toEqual([]), { timeout: 15_000 });

  await restart(stripeSettings(stripe));
  await server.app.useModule(billingModule).enabled?.reconciliation.runNightly();
  await vi.waitFor(() => expect(stripe.objects.get(customer)).toMatchObject({ deleted: true }), {
    timeout: 15_000,
  });
});
