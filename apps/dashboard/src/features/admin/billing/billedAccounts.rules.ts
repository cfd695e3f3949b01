import type { BillingAccountResponse, ListBillingAccountsQuery } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import type { StateFilter } from '../list/accountFilter.rules.ts';

/** The states by which accounts can be filtered. */
export const billedStates = [
  'subscribed',
  'delinquent',
  'granted',
] as const satisfies readonly ListBillingAccountsQuery['state'][];

/** A filter of accounts. */
export type BilledFilter = StateFilter<(typeof billedStates)[number]>;

/** An action of the operator on the billing of an account. */
export type BillingAction = 'grant' | 'endGrant' | 'change';

/** Returns the actions that an account allows. Only a customer of Stripe has a subscription to change. */
export function billingActionsOf({
  grant,
  stripeUrl,
}: Pick<BillingAccountResponse, 'grant' | 'stripeUrl'>): BillingAction[] {
  return [
    ...(stripeUrl === null ? [] : (['change'] as const)),
    'grant',
    ...(grant === null ? [] : (['endGrant'] as const)),
  ];
}

/**
 * Returns the end of a grant: the last second of the day that was typed (UTC); null for a blank text;
 * undefined for an invalid one.
 */
export function parseUntil(text: string): string | null | undefined {
  const day = text.trim();
  if (day === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const end = new Date(`${day}T23:59:59Z`);
  return Number.isNaN(end.getTime()) || !end.toISOString().startsWith(day)
    ? undefined
    : end.toISOString();
}

/** The plans that an operator can give, the best one first, and none. */
export const grantablePlans = [...PLANS.all.toReversed(), PLANS.none];
