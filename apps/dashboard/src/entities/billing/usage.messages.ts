import type { PlanLimit } from '@pressdock/api/limits';
import { formatNumber } from '../../shared/format.ts';

/** The kinds that a plan limits, and sentences about their usage. */
export const usageMessages = {
  kinds: {
    products: 'Plugins and themes',
    licenses: 'Licenses',
    flagProducts: 'Products with feature flags',
    flags: 'Feature flags',
    flagUsers: 'Active feature flag users',
    team: 'Team members',
  } satisfies Record<PlanLimit, string>,
  /** The kinds within a sentence. */
  things: {
    products: 'plugins and themes',
    licenses: 'licenses',
    flagProducts: 'products with feature flags',
    flags: 'feature flags',
    flagUsers: 'active feature flag users',
    team: 'team members',
  } satisfies Record<PlanLimit, string>,
  of: (used: number, limit: number) => `${formatNumber(used)} of ${formatNumber(limit)}`,
  near: 'Near the limit',
  reached: 'Limit reached',
  over: 'Over the limit',
  nearTitle: (things: string) => `The plan has room for only a few more ${things}`,
  nearBody:
    'When the limit is reached, everything that exists keeps working, but you cannot add more.',
  reachedTitle: (things: string) => `The plan includes no more ${things}`,
  reachedBody: 'Everything that exists keeps working. To add more, change your plan.',
  reachedForMember: (owner: string) =>
    `Everything that exists keeps working. To add more, ask the owner of this account, ${owner}, to change the plan.`,
  toPlans: 'Compare plans',
} as const;
