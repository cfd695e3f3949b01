import { PLAN_LIMITS, type PlanLimit, type PlanLimits } from '@pressdock/api/limits';

const plans: ReadonlyMap<string, PlanLimits> = new Map(Object.entries(PLAN_LIMITS));

/** Returns what a plan includes. An unknown plan includes nothing. */
export function limitsOf(plan: string): PlanLimits {
  return plans.get(plan) ?? PLAN_LIMITS.none;
}

/** Returns whether an account that uses `used` of a kind may add `added`. What exists keeps working. */
export function isWithinLimit(plan: string, kind: PlanLimit, used: number, added = 1): boolean {
  const limit = limitsOf(plan)[kind];
  return added <= 0 || limit === null || used + added <= limit;
}
