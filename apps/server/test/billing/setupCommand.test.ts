import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../src/commands/runCommand.ts';
import { createStripeClient } from '../harness/stripe/billedServer.ts';
import { type StripeStandIn, startStripe } from '../harness/stripe/stripeServer.ts';

const plans = [
  'pressdock-solo-2020',
  'pressdock-agency-2020',
  'pressdock-unlimited-2020',
  'pressdock-analytics-small',
];

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

async function run(args: string[], key = stripe.secretKey) {
  let output = '';
  const write = (text: string) => (output += text);
  const code = await runCommand(['billing', ...args], {
    variables: { STRIPE_SECRET_KEY: key, STRIPE_API_URL: stripe.url },
    folder: tmpdir(),
    output: { write },
    errors: { write },
    signal: new AbortController().signal,
  });
  return { code, lines: output.trim().split('\n') };
}

const countRequests = () => stripe.requests.filter(({ method }) => method === 'POST').length;

it('refuses a live key, another key and an invalid price before it sends a request', async () => {
  const invalid = [
    run(['setup'], 'sk_live_abc'),
    run(['setup'], 'pk_test_abc'),
    run(['setup', '--solo', '9.99']),
    run(['setup', '--currency', 'euro']),
    run(['setup', '--interval', 'hour']),
    run([]),
  ];
  expect((await Promise.all(invalid)).map(({ code, lines }) => [code, lines[0]])).toEqual([
    [1, 'STRIPE_SECRET_KEY is a live key. Add --live to use it.'],
    [1, 'STRIPE_SECRET_KEY is not a secret key of Stripe.'],
    [2, '--solo 9.99 is not a price in cents.'],
    [2, '--currency euro is not a currency such as usd.'],
    [2, '--interval hour is none of day, week, month, year.'],
    [2, expect.stringMatching(/^Usage: pressdock billing setup \[--currency <code>\]/)],
  ]);
  expect(stripe.requests).toEqual([]);
});

it('creates what is missing once and prints it', async () => {
  const args = ['setup', '--currency', 'eur', '--interval', 'year', '--solo', '9900'];
  const first = await run(args);
  expect(first.code).toBe(0);
  expect(first.lines.slice(0, 4).map((line) => line.split(/\s+/).slice(0, 2))).toEqual(
    plans.map((plan) => ['created', plan]),
  );
  expect(first.lines[0]).toContain('99.00 EUR per year');
  const sent = countRequests();

  const second = await run(['setup']);
  expect(second.lines.slice(0, 4)).toEqual(
    first.lines.slice(0, 4).map((line) => line.replace('created', 'found  ')),
  );
  expect(countRequests()).toBe(sent);
});

it('prints the prices as JSON', async () => {
  const { lines } = await run(['setup', '--json']);
  const { result } = JSON.parse(lines[0] ?? '');
  expect(result.prices[0]).toEqual({
    plan: 'pressdock-solo-2020',
    price: expect.stringMatching(/^price_/),
    amount: 9900,
    currency: 'eur',
    interval: 'year',
    isNew: false,
  });
});

it('continues after an interrupted run', async () => {
  const other = await startStripe();
  const [client, args] = [createStripeClient(other), ['setup']];
  await client.products.create({ id: plans[0] ?? '', name: 'Pressdock Solo' });
  const { url, secretKey } = stripe;
  Object.assign(stripe, { url: other.url, secretKey: other.secretKey });
  expect((await run(args)).lines[0]).toMatch(/^created pressdock-solo-2020/);
  Object.assign(stripe, { url, secretKey });
  await other.close();
});
