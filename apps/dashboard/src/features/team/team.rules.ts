import type { UserResponse } from '@pressdock/api';
import { AGENCY_TEAM_SIZE, PLANS } from '@pressdock/api/limits';
import { hasTeam } from '../../entities/user/user.rules.ts';

/** How many places of a team are taken, of how many; `limit` is null where there is no end. */
export interface TeamPlaces {
  used: number;
  limit: number | null;
  isFull: boolean;
}

const [UNLIMITED] = PLANS.team;

/**
 * The places of a plan's team: members and invitations that wait count alike. One that ran out has
 * given its place back. A plan without a team has none: whoever was in it before stays until removed.
 * @see specification, sections 6 and 9
 */
export function teamPlaces(plan: string, members: number, pending: number): TeamPlaces {
  const used = members + pending;
  const limit = plan === UNLIMITED ? null : hasTeam(plan) ? AGENCY_TEAM_SIZE : 0;
  return { used, limit, isFull: limit !== null && used >= limit };
}

/** As what somebody looks at a team. */
export type TeamRole = 'owner' | 'member' | 'viewing';

/** As what `person` looks at the team of `me`, the account they act in. */
export function teamRole(me: UserResponse, person: UserResponse): TeamRole {
  if (person._id === me._id) return 'owner';
  return person.viewingEndsAt === null ? 'member' : 'viewing';
}
