import { type ANALYTICS_PLANS, PLANS } from '../accounts/accounts.limits.ts';
import { AGENCY_TEAM_SIZE } from '../team/team.limits.ts';

/** A plan that an account can subscribe to. */
export type PlanName = (typeof PLANS.all)[number];

/** An analytics plan, or `none`. */
export type AnalyticsPlanName = (typeof ANALYTICS_PLANS)[number];

/** How much of each kind a plan includes; null for any number. `team` counts members and pending invitations. */
export interface PlanLimits {
  products: number | null;
  licenses: number | null;
  flagProducts: number | null;
  flags: number | null;
  flagUsers: number | null;
  team: number | null;
}

/** A kind that a plan limits. */
export type PlanLimit = keyof PlanLimits;

/** The kinds that a plan limits, in the order in which pages list them. */
export const PLAN_LIMIT_NAMES = [
  'products',
  'licenses',
  'flagProducts',
  'flags',
  'flagUsers',
  'team',
] as const satisfies readonly PlanLimit[];

/**
 * The limits of each plan. The only definition of these limits. `none` is the plan of an account that
 * has not subscribed on a server with billing.
 */
export const PLAN_LIMITS: Readonly<Record<PlanName | 'none', PlanLimits>> = {
  none: { products: 0, licenses: 0, flagProducts: 0, flags: 0, flagUsers: 0, team: 0 },
  'pressdock-solo-2020': {
    products: 10,
    licenses: 10_000,
    flagProducts: 10,
    flags: 100,
    flagUsers: 10_000,
    team: 0,
  },
  'pressdock-agency-2020': {
    products: 50,
    licenses: 100_000,
    flagProducts: 50,
    flags: 1000,
    flagUsers: 100_000,
    team: AGENCY_TEAM_SIZE,
  },
  'pressdock-unlimited-2020': {
    products: null,
    licenses: null,
    flagProducts: null,
    flags: null,
    flagUsers: null,
    team: null,
  },
};

/** The share of a limit from which usage meters warn. */
export const USAGE_WARNING = 0.8;

/** The plans of accounts on a server without billing. */
export const UNBILLED_PLANS = {
  selectedPlan: PLANS.all[2],
  analyticsPlan: PLANS.analytics,
} as const;

/** The plans of a new account on a server with billing. */
export const UNSUBSCRIBED_PLANS = { selectedPlan: PLANS.none, analyticsPlan: PLANS.none } as const;
