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

/** Returns a word with its first letter capitalized. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns a person's name, or the e-mail address if there is no name. */
export function personName(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email;
}
