import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStripeClient } from '../harness/stripe/billedServer.ts';
import { type StripeStandIn, startStripe } from '../harness/stripe/stripeServer.ts';

const command = fileURLToPath(new URL('../../../../scripts/billing/run.mjs', import.meta.url));
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
  const child = spawn(process.execPath, ['--conditions=pressdock-source', command, ...args], {
    env: { PATH: process.env.PATH, STRIPE_SECRET_KEY: key, STRIPE_API_URL: stripe.url },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number, lines: output.trim().split('\n') };
}

const countRequests = () => stripe.requests.filter(({ method }) => method === 'POST').length;

it('refuses a live key, another key and an invalid price before it sends a request', async () => {
  const invalid = [
    run(['setup'], 'sk_live_abc'),
    run(['setup'], 'pk_test_abc'),
    run(['setup', '--solo', '9.99']),
    run([]),
  ];
  expect((await Promise.all(invalid)).map(({ code }) => code)).toEqual([1, 1, 1, 1]);
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
