import { PLANS } from '@pressdock/api/limits';

/**
 * A plan as people call it: without the product in front and the year behind.
 * @see specification, section 2, "dashboard home"
 */
export function planName(plan: string): string {
  return plan.replace(/^pressdock-/, '').replace(/-(?:2017|2020)$/, '');
}

/**
 * Whether a plan has a team.
 * @see specification, section 6
 */
export function hasTeam(plan: string): boolean {
  return PLANS.team.some((one) => one === plan);
}

/** A word that starts with a capital letter. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** How a person is called: by name, or by address where they gave no name. */
export function personName(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email;
}
