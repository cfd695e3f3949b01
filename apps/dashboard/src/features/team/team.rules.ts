import type { UserResponse } from '@pressdock/api';
import { AGENCY_TEAM_SIZE, PLANS } from '@pressdock/api/limits';
import { hasTeam } from '../../entities/user/user.rules.ts';

/** How many members and pending invitations a team has; `limit` is null if there is no limit. */
export interface TeamSize {
  used: number;
  limit: number | null;
  isFull: boolean;
}

const [UNLIMITED] = PLANS.team;

/**
 * Returns the size of a plan's team. Members and pending invitations count, expired invitations do
 * not. A plan without a team accepts nobody; existing members stay until they are removed.
 * @see specification, sections 6 and 9
 */
export function countTeam(plan: string, members: number, pending: number): TeamSize {
  const used = members + pending;
  const limit = plan === UNLIMITED ? null : hasTeam(plan) ? AGENCY_TEAM_SIZE : 0;
  return { used, limit, isFull: limit !== null && used >= limit };
}

/** How a person relates to a team. */
export type TeamRole = 'owner' | 'member' | 'viewing';

/** Returns how `person` relates to the team of `me`, the account they act in. */
export function teamRole(me: UserResponse, person: UserResponse): TeamRole {
  if (person._id === me._id) return 'owner';
  return person.viewingEndsAt === null ? 'member' : 'viewing';
}
