import { AGENCY_TEAM_SIZE, PLANS } from '@pressdock/api/limits';
import { teamMessages } from './team.messages.ts';

const [unlimited, agency] = PLANS.team;

/**
 * Why a plan takes no more members; undefined where it does. A plan changed for a smaller one keeps
 * the members it has.
 * @param taken places that are taken by members and waiting invitations
 * @see specification, sections 6 and 9
 */
export function whyNoPlace(plan: string, taken: number): string | undefined {
  if (plan === unlimited) return undefined;
  if (plan !== agency) return teamMessages.noTeam;
  return taken < AGENCY_TEAM_SIZE ? undefined : teamMessages.full;
}

/** An address with its middle left out: enough for whoever has it to know it again. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}…${last}${email.slice(at)}`;
}
