import { isWithinLimit, limitsOf } from '../../permissions/limits.rules.ts';
import { teamMessages } from './team.messages.ts';

/**
 * Returns why a plan allows no further member; undefined if it allows one. After a downgrade, a team
 * keeps its members.
 * @param used the number of members and pending invitations
 * @see specification, sections 6 and 9
 */
export function findCapacityProblem(plan: string, used: number): string | undefined {
  if (isWithinLimit(plan, 'team', used)) return undefined;
  return limitsOf(plan).team === 0 ? teamMessages.noTeam : teamMessages.full;
}

/** Returns the name that invited people see: the business, or else the owner. */
export function formatTeamName(owner: {
  business_name: string;
  first_name: string;
  last_name: string;
}): string {
  return owner.business_name || `${owner.first_name} ${owner.last_name}`;
}

/** Masks the middle of an e-mail address, so that only its owner recognizes it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}…${last}${email.slice(at)}`;
}
