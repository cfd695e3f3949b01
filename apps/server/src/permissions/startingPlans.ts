import { UNBILLED_PLANS, UNSUBSCRIBED_PLANS } from '@pressdock/api/limits';
import type { Config } from '../config.ts';

/** The plans of a new account. */
export type StartingPlans = typeof UNBILLED_PLANS | typeof UNSUBSCRIBED_PLANS;

/** Returns the plans of new accounts: without billing, everything is included. */
export function startingPlans({ billing }: Pick<Config, 'billing'>): StartingPlans {
  return billing === null ? UNBILLED_PLANS : UNSUBSCRIBED_PLANS;
}
