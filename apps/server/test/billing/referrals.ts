import { PLANS, REFERRALS_PER_MONTH } from '@pressdock/api/limits';
import { expect } from 'vitest';
import type { TestServer } from '../harness/server.ts';
import { signUpWithoutPlan } from '../harness/stripe/billedServer.ts';
import { completeSession } from '../harness/stripe/calls/cards.ts';
import type { StripeStandIn } from '../harness/stripe/stripeServer.ts';
import { countPaying, customersOf } from './fold.ts';

/** An account that refers others. */
interface Referrer {
  stripe: StripeStandIn;
  server: Pick<TestServer, 'url' | 'database'>;
  person: { id: string };
  /** The ids of the accounts that registered with its code. */
  referred: string[];
}

/** Registers a person with the account's code, who adds a card and pays for a plan. */
async function addPayingReferral({ stripe, server, person, referred }: Referrer): Promise<void> {
  const friend = await signUpWithoutPlan(server);
  await server.database.withSystem((tx) =>
    tx.updateTable('users').set({ referred_by: person.id }).where('id', '=', friend.id).execute(),
  );
  referred.push(friend.id);
  const session = await friend.api('POST', '/api/v1/payments/start-stripe-session');
  expect(session.status, session.text).toBe(200);
  completeSession(stripe, session.body.id);
  const changed = await friend.api('PUT', '/api/v1/plans', { plan: PLANS.default });
  expect(changed.status, changed.text).toBe(200);
}

/** How often the SDK sends a request whose response gets lost. */
const attempts = 3;

/** Lets people register and pay; with a fault, the responses to the first credit get lost. */
export async function refer(
  history: Referrer,
  { people, isResponseLost }: { people: number; isResponseLost: boolean },
): Promise<void> {
  const { stripe, referred } = history;
  const months = () => Math.floor(countPaying(stripe, referred) / REFERRALS_PER_MONTH);
  const before = months();
  let lost = 0;
  stripe.fault = ({ method, path }) => {
    const isCredit = method === 'POST' && path.endsWith('/balance_transactions');
    if (!isCredit || !isResponseLost || lost === attempts) return undefined;
    lost += 1;
    return { kind: 'close', when: 'after' };
  };
  for (let count = 0; count < people; count += 1) await addPayingReferral(history);
  if (isResponseLost && months() > before) {
    await expect.poll(() => lost, { timeout: 20_000 }).toBe(attempts);
  }
  stripe.fault = () => undefined;
}

/** Returns the keys of the credits that an account received in Stripe. */
export function listCredits({ stripe, person }: Pick<Referrer, 'stripe' | 'person'>): string[] {
  const ids = new Set(customersOf(stripe, person.id).map(({ id }) => id));
  return [...stripe.objects.values()].flatMap((one) =>
    one.object === 'customer_balance_transaction' &&
    one.type === 'adjustment' &&
    ids.has(String(one.customer))
      ? [one.metadata?.operation ?? '']
      : [],
  );
}
