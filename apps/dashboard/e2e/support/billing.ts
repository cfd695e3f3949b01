import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  type StripeStandIn,
  startStripe,
} from '../../../server/test/harness/stripe/stripeServer.ts';
import { type Account, openAccount, storeSession } from './accounts.ts';
import { test as base } from './fixtures.ts';
import { OwnServer } from './ownServer.ts';
import { waitForPage } from './pages.ts';

const run = promisify(execFile);
const pressdock = resolve(import.meta.dirname, '../../../server/src/commands/pressdock.ts');

/** A server that charges for plans, with a stand-in for Stripe; the tests of a worker share it. */
interface SharedServer {
  server: OwnServer;
  stripe: StripeStandIn;
  /** Requests to the server. */
  request: APIRequestContext;
}

/** The server as one test sees it: no account of another test, no failure that another test caused. */
export interface BilledServer extends SharedServer {
  /** Creates an account without a plan and signs it in. */
  signUp: (page: Page) => Promise<Account>;
  /** Returns the amounts in cents that cards were charged with since the test began. */
  charged: () => number[];
}

interface WorkerFixtures {
  /** Tests that name another server do not share theirs, for example because they change its settings. */
  serverName: string;
  shared: SharedServer;
}

/** The base of tests about billing. */
export const test = base.extend<{ billed: BilledServer }, WorkerFixtures>({
  serverName: ['billing', { scope: 'worker', option: true }],
  shared: [
    async ({ playwright }, use) => {
      const stripe = await startStripe();
      const server = await OwnServer.prepare();
      const settings = {
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
        STRIPE_WEBHOOK_SECRET: stripe.webhooks.secret,
        STRIPE_API_URL: stripe.url,
      };
      await run(
        process.execPath,
        ['--conditions=pressdock-source', pressdock, 'billing', 'setup'],
        {
          env: { ...process.env, ...settings },
        },
      );
      stripe.webhooks.endpoint = `${server.address}/api/v1/payments/webhook`;
      await server.start(settings);
      const request = await playwright.request.newContext({ baseURL: server.address });
      await use({ server, stripe, request });
      await request.dispose();
      await server.remove();
      await stripe.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  billed: async ({ context, shared }, use) => {
    const { server, stripe, request } = shared;
    // Without an icon of its own, the browser would ask the stand-in for one, which it does not have.
    await context.route(`${stripe.url}/c/pay/*`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<title>',
        '<link rel="icon" href="data:,"><title>',
      );
      return route.fulfill({ response, body });
    });
    const before = stripe.charges.length;
    const signUp = async (page: Page) => {
      const account = await openAccount(request, (...link) => server.findEmailLink(...link));
      await storeSession(page, account, server.address);
      return account;
    };
    const charged = () => stripe.charges.slice(before).map(({ amount }) => amount);
    await use({ ...shared, signUp, charged });
    // The last requests of an open page would fail.
    await Promise.all(context.pages().map((page) => page.close()));
    stripe.fault = () => undefined;
    stripe.declinedCards.clear();
    await stripe.webhooks.settle();
  },
});

/** Opens the billing page at a tab or with other query parameters. */
export async function openBilling(page: Page, { server }: BilledServer, query = ''): Promise<void> {
  await page.goto(`${server.address}/dashboard/billing${query}`);
  await waitForPage(page, 'Billing');
}

/** Enters a card on the stand-in's page, which returns to the payment tab a moment later. */
export async function addCard(page: Page, billed: BilledServer): Promise<void> {
  await openBilling(page, billed, '?tab=payment');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
}

/** Lets the bank decline every card from now on. */
export function declineCards({ stripe }: BilledServer): void {
  for (const one of stripe.objects.values()) {
    if (one.object === 'payment_method') stripe.declinedCards.add(one.id);
  }
}

/** Opens the dialog of a button in the table of plans. */
export async function openChange(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
}

/** Adds a card and subscribes to a plan. */
export async function subscribe(page: Page, billed: BilledServer, plan: string): Promise<void> {
  await addCard(page, billed);
  await openBilling(page, billed);
  const dialog = await openChange(page, `Choose ${plan}`);
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog).toBeHidden();
}
