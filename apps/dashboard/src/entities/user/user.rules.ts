import { PLANS } from '@pressdock/api/limits';

/**
 * Returns a plan's short name, without the product in front and the year behind.
 * @see specification, section 2, "dashboard home"
 */
export function planName(plan: string): string {
  return plan.replace(/^pressdock-/, '').replace(/-(?:2017|2020)$/, '');
}

/**
 * Returns whether a plan has a team.
 * @see specification, section 6
 */
export function hasTeam(plan: string): boolean {
  return PLANS.team.some((one) => one === plan);
}

/** Returns a plan's name for a sentence, a title or a badge: `Agency`, `No plan`. */
export function planLabel(plan: string): string {
  if (plan === PLANS.none) return 'No plan';
  const name = planName(plan);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a person's name, or the e-mail address if there is no name. */
export function personName(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email;
}
