import { billingMessages } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AMOUNTS, addCard } from '../../src/modules/billing/billingServer.testing.ts';
import { type Person, register } from '../harness/server.ts';
import { type BilledServer, startBilledServer } from '../harness/stripe/billedServer.ts';

const [solo] = PLANS.all;
const price = AMOUNTS[solo] ?? 0;

let billed: BilledServer;
beforeAll(async () => {
  billed = await startBilledServer({ STRIPE_TAX: 'on' });
});
afterAll(() => billed.close());

/** Registers an account with these business details, and a card. */
async function addPayer(details: object): Promise<Person> {
  const person = await register(billed.server);
  const saved = await person.api('PUT', `/api/v1/users/${person.id}`, details);
  expect(saved.status, saved.text).toBe(200);
  await addCard(billed, person);
  return person;
}

const preview = async (person: Person) =>
  (await person.api('POST', '/api/v1/plans/preview', { plan: solo })).body;

test.each([
  ['with the taxes of the country', { businessCountry: 'Germany' }, Math.round(price * 1.19)],
  [
    'with the taxes of the postal code',
    { businessCountry: 'United States', businessPostalCode: '10001' },
    Math.round(price * 1.08),
  ],
  ['without taxes where none are collected', { businessCountry: 'Japan' }, price],
  [
    'without taxes with a VAT number of another country',
    { businessCountry: 'Germany', vatNumber: 'DE123456789' },
    price,
  ],
])('charges what the preview shows, %s', async (_, details, amount) => {
  const person = await addPayer(details);
  await vi.waitFor(async () => expect((await preview(person)).due.amount).toBe(amount), {
    timeout: 15_000,
  });
  const { due, lines } = await preview(person);
  expect(lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(
    due.amount,
  );
  const before = billed.stripe.charges.length;
  expect((await person.api('PUT', '/api/v1/plans', { plan: solo })).status).toBe(200);
  expect(billed.stripe.charges.slice(before).map((charge) => charge.amount)).toEqual([amount]);
});

test.each([
  ['address', {}],
  ['postal code', { businessCountry: 'United States', businessCity: 'New York' }],
])('asks for the %s before it charges, because taxes depend on it', async (_, details) => {
  const person = await addPayer(details);
  const changed = await person.api('PUT', '/api/v1/plans', { plan: solo });
  expect([changed.status, changed.body.message]).toEqual([409, billingMessages.unlocated]);
  expect((await person.api('GET', '/api/v1/users/me/')).body.selectedPlan).toBe('none');
});
